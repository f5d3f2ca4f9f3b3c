import { type Columns, findColumns, type ImportRow, type ImportTable } from "./columns";
import type { ImportedProduct } from "./imported-product";
import type { RowIssue, RowWarning } from "./issues";
import { readProduct } from "./read-product";
import { toSlug } from "./slug";

export type ProductsReading = {
  products: readonly ImportedProduct[];
  /** Of all products that the file speaks of, those that stay out as well. */
  slugs: ReadonlySet<string>;
  issues: readonly RowIssue[];
  warnings: readonly RowWarning[];
  /** Every row of the products that stay out, sound ones too, so that they can be mended and imported by themselves. */
  leftOut: readonly ImportRow[];
};

export type TableIssue = { code: "column_missing"; heading: "Handle" | "Title" } | { code: "separator_wrong" };

/** What keeps the whole file out: without a handle and a title no row can be read. */
export function findTableIssue(header: readonly string[]): TableIssue | null {
  const columns = findColumns(header);
  if (header.length === 1 && /[;\t]/.test(header[0] ?? "")) return { code: "separator_wrong" };
  if (!columns.has("handle")) return { code: "column_missing", heading: "Handle" };
  return columns.has("title") ? null : { code: "column_missing", heading: "Title" };
}

/**
 * The products of a file. Rows of one handle belong together wherever they stand. A broken row keeps its own product
 * out and no other.
 */
export function readProducts({ header, rows }: ImportTable): ProductsReading {
  const columns = findColumns(header);
  const { groups, issues, loose } = groupRows(header, rows, columns);
  const broken = new Map<string, ImportRow[]>();
  const products: ImportedProduct[] = [];
  const warnings: RowWarning[] = fileWarnings(columns);
  for (const [slug, group] of groups) {
    // Cells that have slipped into other columns would only earn a second, misleading reason.
    const reading = group.isBroken ? null : readProduct(slug, group.rows, columns);
    issues.push(...(reading?.issues ?? []));
    warnings.push(...(reading?.warnings ?? []));
    if (reading?.product) products.push(reading.product);
    else broken.set(slug, group.rows);
  }
  const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line;
  return {
    products,
    slugs: new Set(groups.keys()),
    issues: issues.toSorted(byLine),
    warnings: warnings.toSorted(byLine),
    leftOut: [...loose, ...[...broken.values()].flat()].toSorted(byLine),
  };
}

type Group = { handle: string; rows: ImportRow[]; isBroken: boolean };

function groupRows(header: readonly string[], rows: readonly ImportRow[], columns: Columns) {
  const groups = new Map<string, Group>();
  const issues: RowIssue[] = [];
  /** Rows that belong to no product. */
  const loose: ImportRow[] = [];
  let previous: Group | undefined;
  for (const row of rows) {
    const handle = columns.text(row, "handle").toLowerCase();
    const slug = toSlug(handle);
    const group = groups.get(slug) ?? { handle, rows: [], isBroken: false };
    if (slug === "") {
      issues.push({ line: row.line, code: "handle_missing", field: "handle" });
      // Without a title it goes on with the product above, which is therefore not whole.
      if (previous && columns.text(row, "title") === "") previous.isBroken = true;
      loose.push(row);
    } else if (group.handle !== handle) {
      issues.push({ line: row.line, code: "handle_taken", field: "handle" });
      loose.push(row);
    } else {
      if (!hasCellsOf(header, row)) {
        issues.push({ line: row.line, code: "cell_count_wrong" });
        group.isBroken = true;
      }
      group.rows.push(row);
      groups.set(slug, group);
      previous = group;
    }
  }
  return { groups, issues, loose };
}

/** Empty cells beyond the last column are what spreadsheets leave behind. */
function hasCellsOf(header: readonly string[], { cells }: ImportRow): boolean {
  return cells.length >= header.length && cells.slice(header.length).every((cell) => cell.trim() === "");
}

/** Exports of shops with several locations carry no numbers: their tracked products would all come out sold out. */
function fileWarnings(columns: Columns): RowWarning[] {
  return columns.has("tracker") && !columns.has("quantity") ? [{ line: 1, code: "quantity_column_missing" }] : [];
}
