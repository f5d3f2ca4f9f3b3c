import { Table } from "@mantine/core";
import type { SalesRowWire } from "@/lib/contracts/order/sales-calls";
import type { SalesBy } from "@/lib/domain/order/sales";
import { quantityText } from "@/lib/domain/product/unit";
import { SALES_BY_NAMES, salesTexts } from "./texts";

type SalesTableProps = {
  by: SalesBy;
  rows: readonly SalesRowWire[];
  nameOf: (row: SalesRowWire) => string;
  money: (amount: number) => string;
};

/** The rows of a report, each with a bar that shows it beside the largest. */
export function SalesTable({ by, rows, nameOf, money }: SalesTableProps) {
  const largest = Math.max(1, ...rows.map(({ amount }) => amount));
  const { orders, amount, quantity, discount } = salesTexts;
  const heads = [orders, ...(by === "product" ? [quantity] : []), ...(by === "offer" ? [discount] : []), amount];
  return (
    <Table.ScrollContainer minWidth={360} type="native" tabIndex={0} role="group" aria-label={salesTexts.rows}>
      <Table className="tabular">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{SALES_BY_NAMES[by]}</Table.Th>
            {heads.map((head) => (
              <Table.Th key={head} ta="end">
                {head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={`${row.key} ${row.unit}`}>
              <Table.Th scope="row" fw={400}>
                {nameOf(row)}
                <span
                  aria-hidden="true"
                  className="mt-1 block h-1 bg-(--mantine-color-text)"
                  style={{ width: `${(100 * Math.max(0, row.amount)) / largest}%` }}
                />
              </Table.Th>
              <Table.Td ta="end">{row.orders}</Table.Td>
              {row.quantity !== null && row.unit !== null && (
                <Table.Td ta="end">{quantityText(Math.round(row.quantity * 100), row.unit)}</Table.Td>
              )}
              {row.discount !== null && <Table.Td ta="end">{money(row.discount)}</Table.Td>}
              <Table.Td ta="end" style={{ whiteSpace: "nowrap" }}>
                {money(row.amount)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
