import { NumberInput, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { type CurrencyRow, currencyRows, withCurrencyRows } from "@/lib/browser/desk/currency-rows";
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
            <TextInput
              size="md"
              label={currencyTexts.countries}
              placeholder={currencyTexts.countriesHint}
              defaultValue={row.countries.join(", ")}
              onChange={({ currentTarget }) =>
                changeRow({
                  ...row,
                  countries: currentTarget.value
                    .split(",")
                    .map((code) => code.trim().toUpperCase())
                    .filter(Boolean),
                })
              }
            />
          </>
        )}
      </EntryList>
    </Stack>
  );
}
