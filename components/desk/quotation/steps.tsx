import { Button, Group, NumberInput, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { QuotationWire } from "@/lib/contracts/quotation/wire";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Section } from "../section";
import { Refused } from "../states";
import { quotationTexts } from "./texts";

type QuotationStepsProps = {
  quotation: QuotationWire;
  store: StoreAnswer;
  onDone: (after: QuotationWire) => void;
  onRefused: () => void;
};

/** The offer with its prices, and the way to end the quotation; nothing once it has ended. */
export function QuotationSteps({ quotation, store, onDone, onRefused }: QuotationStepsProps) {
  const { run, isPending, refusal } = useWrite();
  const { quot_status: status, item_list: items, shipping_cost: shipping } = quotation;
  const [isEnding, setEnding] = useState(false);
  if (status === "confirmed" || status === "cancelled") return null;
  const { money } = deskFormats(store);
  const send = async (step: "revise" | "cancel", body: object) => {
    const path = `/api/owner/quotations/${encodeURIComponent(quotation._id)}/${step}` as const;
    if (!(await run(async () => onDone(await callDesk<QuotationWire>(path, { method: "POST", body }))))) onRefused();
  };
  const offer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const priceOf = (name: string) => {
      const typed = String(fields.get(name) ?? "").replaceAll(",", "");
      return typed === "" ? null : Number(typed);
    };
    const prices = items.map(({ position }) => ({
      position,
      unit_price: priceOf(`unit-${position}`),
      addon_price: priceOf(`addon-${position}`),
    }));
    const message = String(fields.get("message") ?? "");
    void send("revise", { items: prices, shipping_price: priceOf("shipping"), message });
  };
  const end = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send("cancel", { reason: String(new FormData(event.currentTarget).get("reason") ?? "") });
  };
  const price = { size: "md", hideControls: true, min: 0, decimalScale: 2, thousandSeparator: "," } as const;
  return (
    <Section title={quotationTexts.offer}>
      {refusal && <Refused code={refusal} />}
      <form onSubmit={offer}>
        <Stack gap="sm">
          {items.map((item) => (
            <Stack key={item.position} gap="xs">
              <NumberInput
                {...price}
                name={`unit-${item.position}`}
                label={quotationTexts.priceOf(item.name)}
                description={quotationTexts.listPrice(money(item.asked_unit_price))}
                defaultValue={item.unit_price}
              />
              {item.asked_addon_price > 0 && (
                <NumberInput
                  {...price}
                  name={`addon-${item.position}`}
                  label={quotationTexts.workOf(item.addon_name, item.name)}
                  description={quotationTexts.listPrice(money(item.asked_addon_price))}
                  defaultValue={item.addon_price}
                />
              )}
            </Stack>
          ))}
          <NumberInput
            {...price}
            name="shipping"
            label={quotationTexts.shippingPrice}
            // With a charge of its currency the shown cost is more than the price that is asked for here.
            {...(quotation.currency_type.additional_charges === 0 && { defaultValue: shipping })}
          />
          <Textarea size="md" name="message" label={quotationTexts.message} maxLength={1000} autosize minRows={2} />
          <Group>
            <Button size="md" type="submit" variant={status === "placed" ? "filled" : "default"} loading={isPending}>
              {quotationTexts.send}
            </Button>
          </Group>
          <Text size="sm">{quotationTexts.sendWhy}</Text>
        </Stack>
      </form>
      {!isEnding && (
        <Button size="md" variant="subtle" onClick={() => setEnding(true)}>
          {quotationTexts.cancel}…
        </Button>
      )}
      {isEnding && (
        <form onSubmit={end}>
          <Stack gap="sm">
            <Textarea size="md" name="reason" label={quotationTexts.reason} maxLength={500} />
            <Group gap="xs">
              <Button size="md" color="red" type="submit" loading={isPending}>
                {quotationTexts.cancel}
              </Button>
              <Button size="md" variant="default" onClick={() => setEnding(false)}>
                {quotationTexts.keep}
              </Button>
            </Group>
            <Text size="sm">{quotationTexts.cancelWhy}</Text>
          </Stack>
        </form>
      )}
    </Section>
  );
}
