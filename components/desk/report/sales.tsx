import { Button, Group, Select, Stack, Text, TextInput, Title } from "@mantine/core";
import { downloadText } from "@/lib/browser/desk/download";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import { useListFilter } from "@/lib/browser/desk/use-list-filter";
import { csvLine } from "@/lib/contracts/codec/csv";
import type { SalesAnswer, SalesRowWire } from "@/lib/contracts/order/sales-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { countryName } from "@/lib/domain/address/lines";
import { SALES_BY, type SalesBy } from "@/lib/domain/order/sales";
import { Failed, Loading } from "../states";
import { PERIODS } from "./periods";
import { SalesTable } from "./sales-table";
import { reportTexts, SALES_BY_NAMES, salesTexts } from "./texts";
import { WhichReport } from "./which-report";

/** What was sold in a period, by day, product, category, offer or country. The period is in the address. */
export function SalesReport({ store }: { store: StoreAnswer }) {
  const { money, isoDay } = deskFormats(store);
  // A day of the shop is a moment in no time zone.
  const { day } = deskFormats({ ...store, time_zone: "UTC" });
  const { filter, show } = useListFilter("/desk/reports", ["from", "to", "by"]);
  const today = isoDay(new Date().toISOString());
  const usual = PERIODS.lastDays(today);
  const { from, to } = { from: filter.from || usual.from, to: filter.to || usual.to };
  const by = SALES_BY.find((known) => known === filter.by) ?? "day";
  // While another report loads, the last one is shown, so its rows are named by what it was asked for.
  const { data, error, mutate } = useCall<SalesAnswer>(`/api/owner/reports/sales?from=${from}&to=${to}&by=${by}`);
  const download = ({ by: shownBy, rows }: SalesAnswer) => {
    const { orders, amount, quantity, discount } = salesTexts;
    const lines = [
      [SALES_BY_NAMES[shownBy], orders, amount, quantity, discount],
      ...rows.map((row) => [
        shownBy === "day" ? row.key : rowName(shownBy, row, day),
        ...[row.orders, row.amount, row.quantity, row.discount].map((value) => (value === null ? "" : String(value))),
      ]),
    ];
    downloadText(`sales-${from}-${to}-by-${shownBy}.csv`, lines.map(csvLine).join(""), "text/csv");
  };
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{reportTexts.title}</Title>
        <WhichReport at="sales" />
        <Text>{salesTexts.why}</Text>
      </Stack>
      <Group gap="xs" role="group" aria-label={salesTexts.periods}>
        {(Object.keys(PERIODS) as (keyof typeof PERIODS)[]).map((name) => {
          const period = PERIODS[name](today);
          const isShown = period.from === from && period.to === to;
          return (
            <Button
              key={name}
              variant={isShown ? "filled" : "default"}
              aria-pressed={isShown}
              onClick={() => show(period)}
            >
              {salesTexts[name]}
            </Button>
          );
        })}
      </Group>
      <Group align="end" gap="sm">
        {(["from", "to"] as const).map((end) => (
          <TextInput
            key={end}
            size="md"
            type="date"
            w={{ base: "calc(50% - 6px)", xs: 170 }}
            label={salesTexts[end]}
            value={end === "from" ? from : to}
            onChange={({ currentTarget }) => currentTarget.value && show({ from, to, [end]: currentTarget.value })}
          />
        ))}
        <Select
          size="md"
          label={salesTexts.by}
          data={SALES_BY.map((value) => ({ value, label: SALES_BY_NAMES[value] }))}
          value={by}
          allowDeselect={false}
          onChange={(chosen) => show({ by: chosen === "day" ? "" : (chosen ?? "") })}
        />
      </Group>
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && !error && (
        <>
          <Text role="status" fw={500} size="lg">
            {data.orders === 0
              ? salesTexts.none
              : `${salesTexts.whole(data.orders, money(data.amount))}, ${salesTexts.average(money(data.amount / data.orders))}`}
          </Text>
          {data.rows.length > 0 && (
            <>
              {(data.by === "product" || data.by === "category") && (
                <Text size="sm">
                  {data.by === "category"
                    ? `${salesTexts.itemsOnly} ${salesTexts.severalCategories}`
                    : salesTexts.itemsOnly}
                </Text>
              )}
              <SalesTable by={data.by} rows={data.rows} nameOf={(row) => rowName(data.by, row, day)} money={money} />
              <Group>
                <Button variant="default" size="md" onClick={() => download(data)}>
                  {salesTexts.download}
                </Button>
              </Group>
            </>
          )}
        </>
      )}
    </Stack>
  );
}

function rowName(by: SalesBy, { key, name }: SalesRowWire, day: (day: string) => string): string {
  if (by === "day") return day(key);
  if (by === "product") return name || salesTexts.gone;
  if (by === "category") return key === "" ? salesTexts.noCategory : name;
  if (by === "offer") return key || salesTexts.noOffer;
  return key === "" ? salesTexts.noCountry : countryName(key);
}
