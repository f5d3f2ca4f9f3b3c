import { Button, CopyButton, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { PaymentLinkAnswer } from "@/lib/contracts/order/owner-calls";
import type { OwnerOrderWire } from "@/lib/contracts/order/owner-wire";
import { Refused } from "../states";
import { Step } from "./step";
import { stepTexts } from "./texts";

/** Makes a link by which the customer pays, to be sent in a chat or read out on the phone. */
export function PaymentLink({ order }: { order: OwnerOrderWire }) {
  const { run, isPending, refusal } = useWrite();
  const [made, setMade] = useState<PaymentLinkAnswer | null>(null);
  const make = () =>
    run(async () => {
      const path = `/api/owner/orders/${encodeURIComponent(order._id)}/payment-link` as const;
      setMade(await callDesk<PaymentLinkAnswer>(path, { method: "POST" }));
    });
  if (made)
    return (
      <Stack gap="xs" role="status">
        <Text>{stepTexts.linkMade(made.payment_name)}</Text>
        <Text className="break-all" ff="monospace" size="sm">
          {made.link}
        </Text>
        <CopyButton value={made.link}>
          {({ copied, copy }) => (
            <Group>
              <Button size="md" variant="default" onClick={copy}>
                {copied ? stepTexts.copied : stepTexts.copy}
              </Button>
            </Group>
          )}
        </CopyButton>
      </Stack>
    );
  return (
    <Step why={stepTexts.linkWhy}>
      {refusal && <Refused code={refusal} />}
      <Button size="md" variant="default" loading={isPending} onClick={() => void make()}>
        {stepTexts.link}
      </Button>
    </Step>
  );
}
