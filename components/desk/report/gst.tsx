import { Alert, Button, Group, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { downloadText } from "@/lib/browser/desk/download";
import { deskFormats } from "@/lib/browser/desk/formats";
import { useCall } from "@/lib/browser/desk/use-call";
import type { GstMonthAnswer } from "@/lib/contracts/order/gst-month-calls";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { Section } from "../section";
import { Failed, Loading } from "../states";
import { type Sheet, sheetsOf } from "./sheets";
import { reportTexts, SHEET_NAMES } from "./texts";
import { WhichReport } from "./which-report";

/** A month for the accountant: what was invoiced and credited, by HSN code, and the sheets of GSTR-1 as files. */
export function GstReport({ store }: { store: StoreAnswer }) {
  const formats = deskFormats(store);
  const [month, setMonth] = useState(() => formats.month(new Date().toISOString()));
  const { data, error, mutate } = useCall<GstMonthAnswer>(month ? `/api/owner/reports/gst?month=${month}` : null);
  return (
    <Stack gap="lg" maw={860}>
      <Stack gap={6}>
        <Title order={1}>{reportTexts.title}</Title>
        <WhichReport at="gst" />
        <Text>{reportTexts.why}</Text>
      </Stack>
      <TextInput
        size="md"
        type="month"
        w={220}
        label={reportTexts.month}
        value={month}
        onChange={({ currentTarget }) => setMonth(currentTarget.value)}
      />
      {error && <Failed code={error.code} onRetry={() => void mutate()} />}
      {!data && !error && <Loading />}
      {data && !error && <Month month={data} store={store} />}
    </Stack>
  );
}

function Month({ month, store }: { month: GstMonthAnswer; store: StoreAnswer }) {
  const { money, isoDay } = deskFormats(store);
  const { invoices, credit_notes, invoiced, credited, hsn, unreadable } = month;
  if (!invoices && !credit_notes) return <Text role="status">{reportTexts.none}</Text>;
  const left = {
    taxable: invoiced.taxable - credited.taxable,
    cgst: invoiced.cgst - credited.cgst,
    sgst: invoiced.sgst - credited.sgst,
    igst: invoiced.igst - credited.igst,
    value: invoiced.value - credited.value,
  };
  const sums = [
    { name: reportTexts.invoiced, amounts: invoiced },
    { name: reportTexts.credited, amounts: credited },
    { name: reportTexts.left, amounts: left },
  ];
  const seriesText = (series: GstMonthAnswer["invoices"]) =>
    series ? reportTexts.series(series.count, series.first, series.last) : reportTexts.noSeries;
  return (
    <Stack gap="lg">
      {unreadable.length > 0 && (
        <Alert color="red" variant="light" role="alert">
          <Text>{reportTexts.unreadable(unreadable.join(", "))}</Text>
        </Alert>
      )}
      <Section title={reportTexts.sums}>
        <div role="status">
          <Text>{`${reportTexts.invoices}: ${seriesText(invoices)}`}</Text>
          <Text>{`${reportTexts.creditNotes}: ${seriesText(credit_notes)}`}</Text>
        </div>
        <AmountsTable
          label={reportTexts.sums}
          heads={[""]}
          rows={sums.map(({ name, amounts }) => ({ key: name, cells: [name], amounts }))}
          money={money}
        />
      </Section>
      <Section title={reportTexts.hsn}>
        <AmountsTable
          label={reportTexts.hsn}
          heads={[reportTexts.hsnCode, reportTexts.rate]}
          rows={hsn.map((row) => ({
            key: `${row.hsn_code} ${row.unit} ${row.rate}`,
            cells: [row.hsn_code || reportTexts.noHsn, `${row.rate} %`],
            amounts: row,
          }))}
          money={money}
        />
      </Section>
      <Section title={reportTexts.sheets} why={reportTexts.sheetsWhy}>
        <Stack gap="xs">
          {sheetsOf(month, isoDay).map((sheet) => (
            <SheetRow key={sheet.key} sheet={sheet} month={month.month} />
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}

function SheetRow({ sheet, month }: { sheet: Sheet; month: string }) {
  const { key, rows, csv } = sheet;
  return (
    <Group justify="space-between">
      <Text>{`${SHEET_NAMES[key]}: ${reportTexts.rows(rows)}`}</Text>
      <Button
        size="md"
        variant="default"
        disabled={rows === 0}
        aria-label={reportTexts.downloadName(SHEET_NAMES[key])}
        onClick={() => downloadText(`gst-${month}-${key.replaceAll("_", "-")}.csv`, csv, "text/csv")}
      >
        {reportTexts.download}
      </Button>
    </Group>
  );
}

type Amounts = GstMonthAnswer["invoiced"];
type AmountsTableProps = {
  label: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly string[]; amounts: Amounts }[];
  money: (amount: number) => string;
};

/** Rows with their taxes; on a phone it scrolls by itself, by keys as well, so that the page does not. */
function AmountsTable({ label, heads, rows, money }: AmountsTableProps) {
  const { taxable, cgst, sgst, igst, value } = reportTexts;
  return (
    <Table.ScrollContainer minWidth={620} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table className="tabular">
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (head ? <Table.Th key={head}>{head}</Table.Th> : <Table.Td key={head} />))}
            {[taxable, cgst, sgst, igst, value].map((head) => (
              <Table.Th key={head} ta="end">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells, amounts }) => (
            <Table.Tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <Table.Th key={cell} scope="row">
                    {cell}
                  </Table.Th>
                ) : (
                  <Table.Td key={cell}>{cell}</Table.Td>
                ),
              )}
              {[amounts.taxable, amounts.cgst, amounts.sgst, amounts.igst, amounts.value].map((amount, index) => (
                // The amounts of a row stand in a fixed order, and two of them may be equal.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <Table.Td key={index} ta="end" style={{ whiteSpace: "nowrap" }}>
                  {money(amount)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
