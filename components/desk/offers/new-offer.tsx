import { Button, Checkbox, Group, NumberInput, Select, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { momentInZone } from "@/lib/browser/desk/shop-moment";
import { useUnsaved } from "@/lib/browser/desk/unsaved";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Section } from "../section";
import { Refused } from "../states";
import { ChooseCategories, ChooseProducts } from "./choose-items";
import { offerTexts } from "./texts";

const EMPTY = {
  code: "",
  discount_type: "percentage",
  discount_value: "" as number | string,
  apply_to: "order",
  category_list: [] as string[],
  product_list: [] as string[],
  min_order_amt: "" as number | string,
  usage_limit: "" as number | string,
  automatic: false,
  once_per_customer: false,
  valid_from: "",
  valid_to: "",
};

/** The form for an offer on the order or its shipping. Days and times are those of the shop. */
export function NewOffer({ store, onAdded }: { store: StoreAnswer; onAdded: (text: string) => void }) {
  const { run, isPending, refusal } = useWrite();
  const [typed, setTyped] = useState(EMPTY);
  useUnsaved(typed.code !== "");
  const set = (changed: Partial<typeof EMPTY>) => setTyped({ ...typed, ...changed });
  const momentOf = (text: string) => (text === "" ? null : momentInZone(text, store.time_zone));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const body = {
      ...typed,
      discount_value: Number(typed.discount_value),
      min_order_amt: Number(typed.min_order_amt),
      usage_limit: typed.usage_limit === "" ? null : Number(typed.usage_limit),
      valid_from: momentOf(typed.valid_from),
      valid_to: momentOf(typed.valid_to),
    };
    if (!(await run(() => callDesk("/api/owner/offers", { method: "POST", body })))) return;
    setTyped(EMPTY);
    onAdded(offerTexts.saved(typed.code));
  };
  const isPercent = typed.discount_type === "percentage";
  return (
    <Section title={offerTexts.add} why={offerTexts.addWhy}>
      <form onSubmit={add}>
        <Stack gap="sm" maw={520}>
          <TextInput
            size="md"
            required
            maxLength={50}
            label={offerTexts.code}
            value={typed.code}
            onChange={({ currentTarget }) => set({ code: currentTarget.value })}
          />
          <Group grow align="end">
            <Select
              size="md"
              label={offerTexts.kind}
              data={[
                { value: "percentage", label: offerTexts.percent },
                { value: "amount", label: offerTexts.amount },
              ]}
              value={typed.discount_type}
              allowDeselect={false}
              onChange={(chosen) => set({ discount_type: chosen ?? "percentage" })}
            />
            <NumberInput
              size="md"
              required
              hideControls
              min={0.01}
              max={isPercent ? 100 : 1_000_000}
              decimalScale={2}
              label={offerTexts.value}
              rightSection={isPercent ? "%" : store.base_currency}
              rightSectionWidth={52}
              value={typed.discount_value}
              onChange={(value) => set({ discount_value: value })}
            />
          </Group>
          <Select
            size="md"
            label={offerTexts.appliesTo}
            data={[
              { value: "order", label: offerTexts.order },
              { value: "shipping", label: offerTexts.shipping },
              { value: "category", label: offerTexts.categories },
              { value: "product", label: offerTexts.products },
            ]}
            value={typed.apply_to}
            allowDeselect={false}
            onChange={(chosen) => set({ apply_to: chosen ?? "order", category_list: [], product_list: [] })}
          />
          {typed.apply_to === "category" && (
            <ChooseCategories chosen={typed.category_list} onChange={(category_list) => set({ category_list })} />
          )}
          {typed.apply_to === "product" && (
            <ChooseProducts chosen={typed.product_list} onChange={(product_list) => set({ product_list })} />
          )}
          <Group grow align="end">
            <NumberInput
              size="md"
              hideControls
              min={0}
              decimalScale={2}
              label={offerTexts.minimum}
              value={typed.min_order_amt}
              onChange={(value) => set({ min_order_amt: value })}
            />
            <NumberInput
              size="md"
              hideControls
              min={1}
              allowDecimal={false}
              label={offerTexts.limit}
              value={typed.usage_limit}
              onChange={(value) => set({ usage_limit: value })}
            />
          </Group>
          <Group grow align="end">
            <TextInput
              size="md"
              type="datetime-local"
              label={offerTexts.validFrom}
              value={typed.valid_from}
              onChange={({ currentTarget }) => set({ valid_from: currentTarget.value })}
            />
            <TextInput
              size="md"
              type="datetime-local"
              label={offerTexts.validTo}
              value={typed.valid_to}
              onChange={({ currentTarget }) => set({ valid_to: currentTarget.value })}
            />
          </Group>
          <Text size="sm">{offerTexts.shopTime(store.time_zone)}</Text>
          <Checkbox
            label={offerTexts.automaticLabel}
            checked={typed.automatic}
            onChange={({ currentTarget }) => set({ automatic: currentTarget.checked })}
          />
          <Checkbox
            label={offerTexts.onceLabel}
            checked={typed.once_per_customer}
            onChange={({ currentTarget }) => set({ once_per_customer: currentTarget.checked })}
          />
          {refusal && <Refused code={refusal} />}
          <Group>
            <Button type="submit" size="md" loading={isPending}>
              {offerTexts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
