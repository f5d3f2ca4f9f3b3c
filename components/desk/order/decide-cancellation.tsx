import { Button, Group, Stack, Text } from "@mantine/core";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { CANCEL_REASON_TEXTS } from "@/lib/domain/order/cancellation-reasons";
import { CANCEL_REASONS } from "@/lib/domain/order/list";
import type { StepProps } from "./step";
import { stepTexts } from "./texts";

/** The items that the customer has asked to cancel. */
export const askedToCancel = (order: OwnerOrderWire) =>
  order.item_list.filter(({ item_status }) => item_status === "c_requested");

const told = (reason: string) =>
  CANCEL_REASONS.flatMap((known) => (known === reason ? [CANCEL_REASON_TEXTS[known].told] : []))[0];

/** What the customer has asked to cancel and why, each item with its answer. */
export function DecideCancellations({ order, isPending, send }: StepProps) {
  return askedToCancel(order).map(({ position, name, variant_types, cancel_info }) => {
    const decide = (confirm: boolean) => void send(`items/${position}/decision`, { confirm });
    return (
      <Stack key={position} gap="xs">
        <Text fw={500}>{stepTexts.cancelAsked([name, ...variant_types.map(({ value }) => value)].join(", "))}</Text>
        {cancel_info && (
          <Text className="whitespace-pre-line">
            {[told(cancel_info.title), cancel_info.description].filter(Boolean).join(": ")}
          </Text>
        )}
        <Group gap="xs">
          <Button size="md" loading={isPending} onClick={() => decide(true)}>
            {stepTexts.cancelYes}
          </Button>
          <Button size="md" variant="default" loading={isPending} onClick={() => decide(false)}>
            {stepTexts.cancelNo}
          </Button>
        </Group>
        <Text size="sm">{stepTexts.cancelAskedWhy}</Text>
      </Stack>
    );
  });
}
