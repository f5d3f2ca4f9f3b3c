import { Checkbox, NumberInput, Select, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { type ListEntry, useListDraft } from "@/lib/browser/desk/use-list-draft";
import type { TermsAnswer } from "@/lib/contracts/store/list-calls";
import type { TaxRateForm } from "@/lib/contracts/store/list-forms";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { ListForm } from "../form/list-form";
import { type ListInShop, ListPage } from "../form/list-page";
import { DeskLink } from "../link";
import { taxTexts } from "./texts";
import { TryTax } from "./try-tax";

type Answer = Omit<TermsAnswer, "list"> & { list: readonly ListEntry<TaxRateForm>[] };
type TaxProps = { store: StoreAnswer; mayWrite: boolean };

/** The tax rates, and a price to try them on. */
export default function Tax(props: TaxProps) {
  return (
    <ListPage<Answer>
      path="/api/owner/tax-rates"
      title={taxTexts.title}
      why={taxTexts.why}
      link={<DeskLink href="/desk/shipping">{taxTexts.toShipping}</DeskLink>}
    >
      {(list) => <Rates {...props} {...list} />}
    </ListPage>
  );
}

function Rates({ answer, store, mayWrite, onAnswer, onRead }: TaxProps & ListInShop<Answer>) {
  const draft = useListDraft<TaxRateForm>("/api/owner/tax-rates", answer.list, {
    onAnswer: (list) => onAnswer({ list }),
    onRead,
  });
  const newRate = (): ListEntry<TaxRateForm> => ({
    id: crypto.randomUUID(),
    content: {
      ...{ name: "", igst: 0, cgst: 0, sgst: 0, home_country: answer.home },
      home_state: draft.entries[0]?.content.home_state ?? "",
      primary: draft.entries.length === 0,
    },
  });
  return (
    <>
      <ListForm label={taxTexts.rates} draft={draft} empty={newRate} mayWrite={mayWrite}>
        {(rate, change) => <RateFields rate={rate} answer={answer} onChange={change} />}
      </ListForm>
      <TryTax store={store} places={answer} list={draft.entries} isSaved={!draft.draft.isChanged} />
    </>
  );
}

type RateFieldsProps = { rate: TaxRateForm; answer: Answer; onChange: (rate: TaxRateForm) => void };

function RateFields({ rate, answer, onChange }: RateFieldsProps) {
  const set = (change: Partial<TaxRateForm>) => onChange({ ...rate, ...change });
  const percent = (name: "igst" | "cgst" | "sgst") => (
    <NumberInput
      size="md"
      hideControls
      min={0}
      max={100}
      decimalScale={3}
      label={taxTexts[name]}
      value={rate[name]}
      onChange={(value) => set({ [name]: Number(value) || 0 })}
    />
  );
  return (
    <Stack gap="sm">
      <TextInput
        size="md"
        label={taxTexts.name}
        maxLength={100}
        value={rate.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {percent("cgst")}
        {percent("sgst")}
        {percent("igst")}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          size="md"
          searchable
          label={taxTexts.homeCountry}
          data={[...new Set([...answer.countries, rate.home_country].filter(Boolean))]}
          value={rate.home_country || null}
          allowDeselect={false}
          onChange={(country) => set({ home_country: country ?? "" })}
        />
        <Select
          size="md"
          searchable
          label={taxTexts.homeState}
          data={[...new Set([...answer.states, rate.home_state].filter(Boolean))]}
          value={rate.home_state || null}
          allowDeselect={false}
          onChange={(state) => set({ home_state: state ?? "" })}
        />
      </SimpleGrid>
      <Checkbox
        label={taxTexts.primary}
        checked={rate.primary ?? false}
        onChange={({ currentTarget }) => set({ primary: currentTarget.checked })}
      />
    </Stack>
  );
}
