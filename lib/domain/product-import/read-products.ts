import { type Columns, findColumns, type ImportRow, type ImportTable } from "./columns";
import type { ImportedProduct } from "./imported-product";
import type { RowIssue, RowWarning } from "./issues";
import { readProduct } from "./read-product";
import { toSlug } from "./slug";

export type ProductsReading = {
  products: readonly ImportedProduct[];
  /** The slugs of all products in the file, including refused products. */
  slugs: ReadonlySet<string>;
  issues: readonly RowIssue[];
  warnings: readonly RowWarning[];
  /**
   * All rows of the products that were refused, valid rows included, so that the owner can correct these products in a
   * separate file and import it.
   */
  leftOut: readonly ImportRow[];
};

export type TableIssue = { code: "column_missing"; heading: "Handle" | "Title" } | { code: "separator_wrong" };

/**
 * A problem that makes the whole file unreadable: the columns are not separated by commas, or the handle or title
 * column is missing.
 */
export function findTableIssue(header: readonly string[]): TableIssue | null {
  const columns = findColumns(header);
  if (isSeparatorWrong(header)) return { code: "separator_wrong" };
  if (!columns.has("handle")) return { code: "column_missing", heading: "Handle" };
  return columns.has("title") ? null : { code: "column_missing", heading: "Title" };
}

/** Whether all headings stand in one cell, because commas do not separate them. */
export const isSeparatorWrong = (header: readonly string[]): boolean =>
  header.length === 1 && /[;\t]/.test(header[0] ?? "");

/**
 * Reads the products of a file. All rows with the same handle are one product, even if they are not next to each other.
 * If a row is invalid, only its product is refused.
 */
export function readProducts({ header, rows }: ImportTable): ProductsReading {
  const columns = findColumns(header);
  const { groups, issues, rowsWithoutProduct } = groupRows(header, rows, columns);
  const broken = new Map<string, ImportRow[]>();
  const products: ImportedProduct[] = [];
  const warnings: RowWarning[] = fileWarnings(columns);
  for (const [slug, group] of groups) {
    // A broken product has a row with too many or too few cells. Its cells may be in the wrong columns, so reading them
    // would report errors that do not exist.
    const result = group.isBroken ? null : readProduct(slug, group.rows, columns);
    issues.push(...(result?.issues ?? []));
    warnings.push(...(result?.warnings ?? []));
    if (result?.product) products.push(result.product);
    else broken.set(slug, group.rows);
  }
  const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line;
  return {
    products,
    slugs: new Set(groups.keys()),
    issues: issues.toSorted(byLine),
    warnings: warnings.toSorted(byLine),
    leftOut: [...rowsWithoutProduct, ...[...broken.values()].flat()].toSorted(byLine),
  };
}

type Group = { handle: string; rows: ImportRow[]; isBroken: boolean };

function groupRows(header: readonly string[], rows: readonly ImportRow[], columns: Columns) {
  const groups = new Map<string, Group>();
  const issues: RowIssue[] = [];
  /** Rows without a usable handle; they cannot be assigned to a product. */
  const rowsWithoutProduct: ImportRow[] = [];
  let previous: Group | undefined;
  for (const row of rows) {
    const handle = columns.text(row, "handle").toLowerCase();
    const slug = toSlug(handle);
    const group = groups.get(slug) ?? { handle, rows: [], isBroken: false };
    if (slug === "") {
      issues.push({ line: row.line, code: "handle_missing", field: "handle" });
      // A row without handle and title seems to belong to the product above it. That product is refused, because it
      // would be imported incompletely.
      if (previous && columns.text(row, "title") === "") previous.isBroken = true;
      rowsWithoutProduct.push(row);
    } else if (group.handle !== handle) {
      issues.push({ line: row.line, code: "handle_taken", field: "handle" });
      rowsWithoutProduct.push(row);
    } else {
      if (!hasAllCells(header, row)) {
        issues.push({ line: row.line, code: "cell_count_wrong" });
        group.isBroken = true;
      }
      group.rows.push(row);
      groups.set(slug, group);
      previous = group;
    }
  }
  return { groups, issues, rowsWithoutProduct };
}

/**
 * Whether the row has a cell for every heading. Additional cells are allowed if they are empty, because spreadsheets
 * add empty cells at the end of a row.
 */
function hasAllCells(header: readonly string[], { cells }: ImportRow): boolean {
  return cells.length >= header.length && cells.slice(header.length).every((cell) => cell.trim() === "");
}

/**
 * Warns if the file marks products as having their stock counted but has no column of quantities, as in exports from
 * Shopify shops with several locations. If such a file is imported, all those products appear as sold out.
 */
function fileWarnings(columns: Columns): RowWarning[] {
  return columns.has("tracker") && !columns.has("quantity") ? [{ line: 1, code: "quantity_column_missing" }] : [];
}
