import { readAmount } from "../product/typed-amount";
import { type Field, fieldOf, findColumns, headingOf, type ImportRow, type ImportTable } from "./columns";
import type { RowIssue } from "./issues";
import { toSlug } from "./slug";

/** Which field each column of a file is; null for columns that are not used. */
export type ColumnChoice = readonly (Field | null)[];

/** The fields as the headings name them. Of two columns for one field, both are used, as in `findColumns`. */
export const usualChoice = (header: readonly string[]): ColumnChoice => header.map(fieldOf);

/**
 * The table with headings that the import knows, as its columns were chosen. Without a column of handles, each title
 * makes one, and a row without a title belongs to the product above it.
 */
export function mappedTable({ header, rows }: ImportTable, choice: ColumnChoice): ImportTable {
  // No heading of the import begins like this.
  const named = header.map((_, index) => {
    const field = choice[index];
    return field ? headingOf(field) : `- ${index}`;
  });
  const title = choice.indexOf("title");
  if (choice.includes("handle") || title === -1) return { header: named, rows };
  let handle = "";
  const withHandle = rows.map(({ line, cells }): ImportRow => {
    handle = toSlug(cells[title] ?? "") || handle;
    return { line, cells: [...padded(cells, header.length), handle] };
  });
  return { header: [...named, headingOf("handle")], rows: withHandle };
}

const padded = (cells: readonly string[], length: number) =>
  Array.from({ length: Math.max(length, cells.length) }, (_, index) => cells[index] ?? "").slice(0, length);

/** A cell that can be read after a change that keeps its meaning; `row` counts from 0. */
export type Repair = { row: number; column: number; before: string; after: string };

/** Amounts as people write them, such as "₹1,299.50", as the plain numbers that the import reads. */
export function findRepairs(table: ImportTable, issues: readonly RowIssue[]): Repair[] {
  const columns = findColumns(table.header);
  const rowByLine = new Map(table.rows.map((row, index) => [row.line, index]));
  return issues.flatMap(({ line, code, field }): Repair[] => {
    if (!field || !["amount_unreadable", "quantity_unreadable", "weight_unreadable"].includes(code)) return [];
    const row = rowByLine.get(line);
    if (row === undefined) return [];
    const cells = table.rows[row]?.cells ?? [];
    const before = columns.text({ line, cells }, field);
    const column = table.header.findIndex(
      (heading, index) => fieldOf(heading) === field && cells[index]?.trim() === before,
    );
    const amount = readAmount(before);
    return amount === null || column === -1 ? [] : [{ row, column, before, after: String(amount / 100) }];
  });
}

/** The rows with some cells changed. */
export function withCells(
  rows: readonly ImportRow[],
  changes: readonly { row: number; column: number; text: string }[],
) {
  const changed = [...rows];
  for (const { row, column, text } of changes) {
    const before = changed[row];
    if (before)
      changed[row] = { ...before, cells: before.cells.map((cell, index) => (index === column ? text : cell)) };
  }
  return changed;
}
