import { NumberInput, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { type CurrencyRow, currencyRows, withCurrencyRows } from "@/lib/browser/desk/currency-rows";
import { useParsedText, wordsOf } from "@/lib/browser/desk/parsed-text";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import type { SettingPath, Settings } from "@/lib/domain/store/setting-field";
import { EntryList } from "../form/entry-list";
import { currencyTexts } from "./texts";

type CurrenciesProps = { values: Settings; store: StoreAnswer; onChange: (path: SettingPath, value: unknown) => void };

/** The currencies beside the base currency, each with its rate, its charge and the countries that see it first. */
export function Currencies({ values, store, onChange }: CurrenciesProps) {
  const base = store.base_currency;
  const change = (rows: CurrencyRow[]) => {
    for (const [path, value] of Object.entries(withCurrencyRows(values, rows, base)))
      onChange(path as SettingPath, value);
  };
  return (
    <Stack gap="sm">
      <Text>{currencyTexts.base(base)}</Text>
      <EntryList
        label={currencyTexts.list}
        entries={currencyRows(values, base)}
        empty={(): CurrencyRow => ({ code: "", rate: 0, charge: 0, countries: [] })}
        onChange={change}
      >
        {(row, changeRow) => (
          <>
            <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
              <TextInput
                size="md"
                label={currencyTexts.code}
                placeholder={currencyTexts.codeHint}
                maxLength={3}
                value={row.code}
                onChange={({ currentTarget }) => changeRow({ ...row, code: currentTarget.value.toUpperCase() })}
              />
              <NumberInput
                size="md"
                label={currencyTexts.rate(base)}
                hideControls
                min={0}
                decimalScale={6}
                value={row.rate}
                onChange={(rate) => changeRow({ ...row, rate: Number(rate) || 0 })}
              />
              <NumberInput
                size="md"
                label={currencyTexts.charge}
                hideControls
                min={0}
                max={100}
                decimalScale={2}
                value={row.charge}
                onChange={(charge) => changeRow({ ...row, charge: Number(charge) || 0 })}
              />
            </SimpleGrid>
            <Countries countries={row.countries} onChange={(countries) => changeRow({ ...row, countries })} />
          </>
        )}
      </EntryList>
    </Stack>
  );
}

type CountriesProps = { countries: readonly string[]; onChange: (countries: readonly string[]) => void };

/** Countries by their codes, with commas between them. */
function Countries({ countries, onChange }: CountriesProps) {
  const { text, read } = useParsedText(countries, {
    parse: (typed) => wordsOf(typed.toUpperCase()),
    format: (codes) => codes.join(", "),
  });
  return (
    <TextInput
      size="md"
      label={currencyTexts.countries}
      placeholder={currencyTexts.countriesHint}
      value={text}
      onChange={({ currentTarget }) => onChange(read(currentTarget.value))}
    />
  );
}
