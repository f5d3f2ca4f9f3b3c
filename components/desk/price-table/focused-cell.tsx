import { Text } from "@mantine/core";
import { deskFormats } from "@/lib/browser/desk/formats";
import { COLUMNS, type Column, faultOf, type Row, valueIn } from "@/lib/browser/desk/price-table/edits";
import { rangeOf } from "@/lib/browser/desk/price-table/selection";
import type { PriceTable } from "@/lib/browser/desk/price-table/use-price-table";
import type { StoreAnswer } from "@/lib/contracts/store/owner-calls";
import { quantityText } from "@/lib/domain/product/unit";
import { rowName } from "./row";
import { CELL_FAULTS, COLUMN_NAMES, priceTableTexts } from "./texts";

type FocusedCellProps = { table: PriceTable; rows: readonly Row[]; store: StoreAnswer };

/** The focused cell in words: what it is, what it was, and what is wrong with it. */
export function FocusedCell({ table, rows, store }: FocusedCellProps) {
  const { selection, edits, refused } = table;
  const row = rows[selection.focus.row];
  const column = COLUMNS[selection.focus.column];
  const { top, bottom, left, right } = rangeOf(selection);
  const selected = (bottom - top + 1) * (right - left + 1);
  if (!row || !column) return null;
  const text = (value: number | null) => amountWords(value, column, row, store);
  const value = valueIn(row, column, edits);
  const shown = typeof value === "object" && value !== null ? value.text : text(value);
  const fault = refused.find((each) => each.row.key === row.key && each.column === column)?.code;
  const seen = faultOf(row, column, edits);
  const isChanged = edits.get(row.key)?.cells[column] !== undefined || value !== row[column];
  const code = fault ?? seen;
  return (
    <Text role="status" size="sm" c={code ? "var(--mantine-color-error)" : undefined} mih="3em">
      {[
        `${rowName(row)}. ${COLUMN_NAMES[column]}: ${shown}`,
        ...(isChanged ? [priceTableTexts.was(text(row[column]))] : []),
        ...(selected > 1 ? [priceTableTexts.selectedCells(selected)] : []),
      ].join(", ")}
      .{code && ` ${priceTableTexts.fault(COLUMN_NAMES[column], CELL_FAULTS[code] ?? code)}`}
      {seen === "changed_meanwhile" && ` ${priceTableTexts.nowIs(text(row[column]))}`}
    </Text>
  );
}

/** An amount of a cell in words. */
function amountWords(value: number | null, column: Column, { unit }: Row, store: StoreAnswer): string {
  if (value === null) return priceTableTexts.uncounted;
  return column === "stock" ? quantityText(value, unit) : deskFormats(store).money(value / 100);
}
