import { Button, Group, NumberInput, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
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
  // What the form was made from. Another offer meanwhile is shown beside what was typed, and replaces nothing.
  const [seen, setSeen] = useState(quotation.revision);
  const [forms, setForms] = useState(0);
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped);
  const isChanged = quotation.revision !== seen;
  const takeTheirs = () => {
    setSeen(quotation.revision);
    setForms(forms + 1);
    setTyped(false);
  };
  if (status === "confirmed" || status === "cancelled") return null;
  const { money } = deskFormats(store);
  const send = async (step: "revise" | "cancel", body: object) => {
    const path = `/api/owner/quotations/${encodeURIComponent(quotation._id)}/${step}` as const;
    const isDone = await run(async () => {
      const after = await callDesk<QuotationWire>(path, { method: "POST", body });
      setSeen(after.revision);
      setForms(forms + 1);
      setTyped(false);
      onDone(after);
    });
    if (!isDone) onRefused();
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
    const body = { items: prices, shipping_price: priceOf("shipping"), seen_revision: seen, message };
    void send("revise", body);
  };
  const end = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send("cancel", { reason: String(new FormData(event.currentTarget).get("reason") ?? "") });
  };
  const priceHint = (asked: number, offered: number) =>
    [quotationTexts.listPrice(money(asked)), ...(isChanged ? [quotationTexts.offeredNow(money(offered))] : [])].join(
      ", ",
    );
  const price = { size: "md", hideControls: true, min: 0, decimalScale: 2, thousandSeparator: "," } as const;
  return (
    <Section title={quotationTexts.offer}>
      {refusal && refusal !== "quotation_changed" && <Refused code={refusal} />}
      {isChanged && (
        <Stack gap="xs">
          <Refused code="quotation_changed" />
          <Group gap="xs">
            <Button variant="default" onClick={() => setSeen(quotation.revision)}>
              {quotationTexts.keepMine}
            </Button>
            <Button variant="default" onClick={takeTheirs}>
              {quotationTexts.takeTheirs}
            </Button>
          </Group>
        </Stack>
      )}
      <form key={forms} onSubmit={offer} onInput={() => setTyped(true)}>
        <Stack gap="sm">
          {items.map((item) => (
            <Stack key={item.position} gap="xs">
              <NumberInput
                {...price}
                name={`unit-${item.position}`}
                label={quotationTexts.priceOf(item.name)}
                description={priceHint(item.asked_unit_price, item.unit_price)}
                defaultValue={item.unit_price}
              />
              {item.asked_addon_price > 0 && (
                <NumberInput
                  {...price}
                  name={`addon-${item.position}`}
                  label={quotationTexts.workOf(item.addon_name, item.name)}
                  description={priceHint(item.asked_addon_price, item.addon_price)}
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
            <Button
              size="md"
              type="submit"
              variant={status === "placed" ? "filled" : "default"}
              loading={isPending}
              disabled={isChanged}
            >
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
