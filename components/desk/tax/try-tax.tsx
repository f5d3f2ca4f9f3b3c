import { Button, Group, NumberInput, Select, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { callDesk } from "@/lib/browser/desk/call-desk";
import { deskFormats } from "@/lib/browser/desk/formats";
import type { ListEntry } from "@/lib/browser/desk/use-list-draft";
import { useWrite } from "@/lib/browser/desk/use-write";
import type { TriedTax } from "@/lib/contracts/store/list-calls";
import type { TaxRateForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { type NamedPlace, PlaceInputs, type Places } from "../form/place-inputs";
import { Section } from "../section";
import { Refused } from "../states";
import { taxTexts } from "./texts";

type TryTaxProps = {
  store: StoreAnswer;
  places: Places;
  list: readonly ListEntry<TaxRateForm>[];
  isSaved: boolean;
};

/** A price, and the tax in it for someone billed at a place. */
export function TryTax({ store, places, list, isSaved }: TryTaxProps) {
  const { run, isPending, refusal } = useWrite();
  const [amount, setAmount] = useState<number | string>(1000);
  const [rate, setRate] = useState("");
  const [place, setPlace] = useState<NamedPlace>({
    country: places.home,
    state: list[0]?.content.home_state || places.states[0] || "",
  });
  const [tried, setTried] = useState<{ tax: TriedTax | null } | null>(null);
  const { money } = deskFormats(store);
  const work = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      ...place,
      amount: Number(amount) || 0,
      tax_rate_id: rate,
      list: isSaved ? null : list,
    };
    void run(async () =>
      setTried({ tax: await callDesk<TriedTax | null>("/api/owner/tax-rates/try", { method: "POST", body }) }),
    );
  };
  return (
    <Section title={taxTexts.try} why={taxTexts.tryWhy}>
      <form onSubmit={work}>
        <Stack gap="sm" maw={520}>
          <Group grow align="end">
            <NumberInput
              size="md"
              hideControls
              min={0.01}
              decimalScale={2}
              label={taxTexts.price}
              rightSection={store.base_currency}
              rightSectionWidth={52}
              value={amount}
              onChange={setAmount}
            />
            <Select
              size="md"
              label={taxTexts.rate}
              data={[
                { value: "", label: taxTexts.usual },
                ...list.map(({ id, content }) => ({ value: id, label: content.name || id })),
              ]}
              value={rate}
              allowDeselect={false}
              onChange={(chosen) => setRate(chosen ?? "")}
            />
          </Group>
          <PlaceInputs places={places} place={place} labels={taxTexts} onChange={setPlace} />
          {refusal && <Refused code={refusal} />}
          <Group>
            <Button type="submit" size="md" variant="default" loading={isPending}>
              {taxTexts.work}
            </Button>
          </Group>
        </Stack>
      </form>
      <div aria-live="polite">{tried && <Split tax={tried.tax} money={money} />}</div>
    </Section>
  );
}

function Split({ tax, money }: { tax: TriedTax | null; money: (amount: number) => string }) {
  if (!tax) return <Text>{taxTexts.none}</Text>;
  const lines = [
    { name: taxTexts.taxable, amount: tax.taxable },
    ...tax.components.map(({ name, percent, amount }) => ({ name: taxTexts.component(name, percent), amount })),
    { name: taxTexts.total, amount: tax.amount },
  ];
  return (
    <Stack component="dl" gap={2} m={0} maw={320}>
      {lines.map(({ name, amount }) => (
        <Group key={name} justify="space-between">
          <Text component="dt">{name}</Text>
          <Text component="dd" m={0}>
            {money(amount)}
          </Text>
        </Group>
      ))}
    </Stack>
  );
}
