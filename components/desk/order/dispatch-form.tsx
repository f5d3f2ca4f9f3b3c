import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { ChooseItems, type ChosenItem, itemsLeft } from "./choose-items";
import { Step, type StepProps } from "./step";
import { stepTexts } from "./texts";

/** Sends everything that is left, or a part of it in a parcel of its own. */
export function DispatchForm({ order, isPending, send }: StepProps) {
  const [isPart, setPart] = useState(false);
  const [chosen, setChosen] = useState<ChosenItem[]>([]);
  // One for each form: a second press, or a press after a lost answer, sends the same parcel.
  const [key] = useState(() => crypto.randomUUID());
  const { order_status: status, order_type: type } = order;
  const left = itemsLeft(order);
  const canBeParted = type === "delivery" && (left.length > 1 || left.some((item) => item.left !== 1));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? "");
    const body = { items: isPart ? chosen : null, carrier_name: text("carrier"), tracking_number: text("tracking") };
    void send("dispatch", body, key);
  };
  const isNothing = isPart && chosen.length === 0;
  return (
    <form onSubmit={submit}>
      <Step why={isNothing ? stepTexts.partWhy : isPart ? stepTexts.dispatchPartWhy : stepTexts.dispatchWhy}>
        {canBeParted && (
          <Checkbox
            size="md"
            label={stepTexts.part}
            checked={isPart}
            onChange={({ currentTarget }) => setPart(currentTarget.checked)}
          />
        )}
        {isPart && <ChooseItems items={left} chosen={chosen} onChange={setChosen} />}
        {type === "delivery" && (
          <>
            <TextInput size="md" name="carrier" label={stepTexts.carrier} description={stepTexts.optional} />
            <TextInput size="md" name="tracking" label={stepTexts.tracking} description={stepTexts.optional} />
          </>
        )}
        <Button
          size="md"
          type="submit"
          variant={status === "placed" ? "default" : "filled"}
          loading={isPending}
          disabled={isNothing}
        >
          {type === "pickup" ? stepTexts.ready : stepTexts.dispatch}
        </Button>
      </Step>
    </form>
  );
}
