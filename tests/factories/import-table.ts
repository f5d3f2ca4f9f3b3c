import type { ImportTable } from "@/lib/domain/product-import/columns";

/**
 * A parsed file with one line for each of `rows`, and a column for every field that occurs in any row. The header is
 * line 1.
 */
export function importTable(rows: readonly Record<string, string>[]): ImportTable {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    header,
    rows: rows.map((row, index) => ({ line: index + 2, cells: header.map((heading) => row[heading] ?? "") })),
  };
}
