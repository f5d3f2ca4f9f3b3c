import type { ImportTable } from "@/lib/domain/product-import/columns";

/**
 * An import file after parsing: a header in line 1 with every field that occurs in `rows`, then one line for each of
 * `rows`.
 */
export function importTable(rows: readonly Record<string, string>[]): ImportTable {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    header,
    rows: rows.map((row, index) => ({ line: index + 2, cells: header.map((heading) => row[heading] ?? "") })),
  };
}
