import { isStorable } from "../storable";
import type { Columns, Field, ImportRow } from "./columns";
import { LIMITS } from "./imported-product";
import type { RowIssue, RowIssueCode, RowWarning, RowWarningCode } from "./issues";

/** Reads the cells of one product and collects their errors. */
export type CellReader = ReturnType<typeof cellReader>;

export function cellReader(columns: Columns, rows: readonly ImportRow[]) {
  const issues: RowIssue[] = [];
  const warnings: RowWarning[] = [];
  const refuse = (row: ImportRow, code: RowIssueCode, field?: Field) => {
    issues.push({ line: row.line, code, ...(field && { field }) });
  };
  /** Reports a problem that concerns the whole product, at the product's first row. */
  const refuseProduct = (code: RowIssueCode, field?: Field) => {
    const [first] = rows;
    if (first) refuse(first, code, field);
  };
  const warn = (row: ImportRow, code: RowWarningCode, field?: Field) => {
    warnings.push({ line: row.line, code, ...(field && { field }) });
  };

  /** The text of a cell. A text longer than `limit` is returned too, but reported as an issue. */
  const text = (row: ImportRow, field: Field, limit: number = LIMITS.text): string => {
    const value = columns.text(row, field);
    if (value.length > limit) refuse(row, "text_too_long", field);
    return value;
  };

  /**
   * The value that `read` finds in a cell; undefined if the cell is empty. An invalid cell is reported with `code` and
   * also gives undefined.
   */
  const parsed = <Value>(
    row: ImportRow,
    field: Field,
    read: (text: string) => Value | null,
    code: RowIssueCode,
  ): Value | undefined => {
    const value = columns.text(row, field);
    if (value === "") return undefined;
    const result = read(value);
    if (result === null) refuse(row, code, field);
    return result ?? undefined;
  };

  /**
   * The first row of the product with a value for this field. Such values apply to the whole product, and a file may
   * have them in any of its rows.
   */
  const rowWith = (field: Field): ImportRow | undefined => rows.find((row) => columns.text(row, field) !== "");

  // All cells are checked here, because some are read without `text`.
  for (const row of rows) {
    for (const field of columns.fields)
      if (!isStorable(columns.text(row, field))) refuse(row, "text_unstorable", field);
  }

  return {
    columns,
    rows,
    issues,
    warnings,
    refuse,
    refuseProduct,
    warn,
    text,
    parsed,
    /**
     * The text of a field of the whole product. Undefined if the file has no such column; empty if no row of the
     * product has a text in it.
     */
    productText: (field: Field, limit?: number): string | undefined => {
      if (!columns.has(field)) return undefined;
      const row = rowWith(field);
      return row ? text(row, field, limit) : "";
    },
    productParsed: <Value>(field: Field, read: (text: string) => Value | null, code: RowIssueCode) => {
      const row = rowWith(field);
      return row && parsed(row, field, read, code);
    },
  };
}
