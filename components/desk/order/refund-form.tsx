import { Button, Checkbox, Group, NumberInput, Select, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { deskFormats } from "@/lib/browser/desk/formats";
import { REFUND_DESTINATIONS, type RefundDestination } from "@/lib/domain/order/refund";
import { ChooseItems, type ChosenItem } from "./choose-items";
import { Step, type StepProps } from "./step";
import { REFUND_DESTINATION_TEXTS, stepTexts } from "./texts";

/** Money that is owed to the customer already: the provider returns it, or somebody has. */
export function DueRefund({ order, store, isPending, send }: StepProps) {
  const due = deskFormats(store).money(order.refund_amount - order.refunded_amount);
  return (
    <Step why={stepTexts.refundDueWhy}>
      <Group gap="xs">
        <Button size="md" loading={isPending} onClick={() => void send("refund")}>
          {stepTexts.refundDue(due)}
        </Button>
        <Button size="md" variant="default" loading={isPending} onClick={() => void send("refund", { by_hand: true })}>
          {stepTexts.refundByHand}
        </Button>
      </Group>
    </Step>
  );
}

const SCOPES = ["whole", "items", "amount"] as const;
type Scope = (typeof SCOPES)[number];

/** Gives money of a delivered order back: all that is left, an amount, or what some items cost. */
export function GrantRefund({ order, isPending, send }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const [scope, setScope] = useState<Scope>("whole");
  const [chosen, setChosen] = useState<ChosenItem[]>([]);
  const [withShipping, setWithShipping] = useState(false);
  const [amount, setAmount] = useState<number | null>(null);
  const [to, setTo] = useState<RefundDestination>("provider");
  const [key, setKey] = useState(() => crypto.randomUUID());
  if (!isOpen)
    return (
      <Button size="md" variant="subtle" onClick={() => setOpen(true)}>
        {stepTexts.grant}…
      </Button>
    );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    const what =
      scope === "whole"
        ? { whole: true }
        : scope === "amount"
          ? { amount }
          : { items: chosen.length > 0 ? chosen : null, shipping: withShipping };
    if (!(await send("refunds", { ...what, to, reason }, key))) return;
    setKey(crypto.randomUUID());
    setOpen(false);
  };
  const items = order.item_list
    .filter(({ item_status }) => item_status !== "c_confirmed")
    .map((item) => ({ ...item, left: item.quantity }));
  const isNothing = scope === "amount" ? !amount : scope === "items" && chosen.length === 0 && !withShipping;
  return (
    <form onSubmit={submit}>
      <Step why={isNothing ? stepTexts.grantNothing : stepTexts.grantWhy}>
        <Select
          size="md"
          label={stepTexts.grantWhat}
          data={SCOPES.map((value) => ({ value, label: stepTexts.scopes[value] }))}
          value={scope}
          allowDeselect={false}
          onChange={(value) => setScope(SCOPES.find((known) => known === value) ?? "whole")}
        />
        {scope === "items" && (
          <>
            <ChooseItems items={items} chosen={chosen} onChange={setChosen} />
            {order.shipping_cost > 0 && (
              <Checkbox
                size="md"
                label={stepTexts.grantShipping}
                checked={withShipping}
                onChange={({ currentTarget }) => setWithShipping(currentTarget.checked)}
              />
            )}
          </>
        )}
        {scope === "amount" && (
          <NumberInput
            size="md"
            label={stepTexts.grantAmount}
            hideControls
            min={0}
            decimalScale={2}
            value={amount ?? ""}
            onChange={(value) => setAmount(value === "" ? null : Number(value))}
          />
        )}
        <Select
          size="md"
          label={stepTexts.grantTo}
          data={REFUND_DESTINATIONS.map((value) => ({ value, label: REFUND_DESTINATION_TEXTS[value] }))}
          value={to}
          allowDeselect={false}
          onChange={(value) => setTo(REFUND_DESTINATIONS.find((known) => known === value) ?? "provider")}
        />
        <Textarea size="md" name="reason" label={stepTexts.reason} maxLength={500} />
        <Group gap="xs">
          <Button size="md" type="submit" loading={isPending} disabled={isNothing}>
            {stepTexts.grant}
          </Button>
          <Button size="md" variant="default" onClick={() => setOpen(false)}>
            {stepTexts.keepMoney}
          </Button>
        </Group>
      </Step>
    </form>
  );
}
