import { rowText } from "@/components/desk/import/row-texts";
import { findColumns, type ImportTable } from "@/lib/domain/product-import/columns";
import type { RowIssue, RowWarning } from "@/lib/domain/product-import/issues";
import { counted } from "../output/counted";
import type { PictureFailure, ProductOutcome } from "../shop";
import { pictureTexts } from "./texts";

const LINES_SHOWN = 20;

/** A message about a row of the file. */
export type RowNote = { line: number; message: string };

/** The result of an import, as --json prints it. */
export type Report = {
  dry_run: boolean;
  products: readonly ProductOutcome[];
  pictures: { fetched: number; failures: readonly PictureFailure[] };
  warnings: readonly RowNote[];
  /** Headings of columns with texts that the import does not know. */
  unused_columns: readonly string[];
  broken_rows: readonly RowNote[];
  /** The file with the rows that were not imported; null if all rows were imported. */
  error_file: string | null;
};

/** The numbers of products by outcome: `2 new, 0 changed, 0 renamed, 1 unchanged` */
export function outcomesText({ products, pictures, dry_run }: Report): string {
  const count = (outcome: ProductOutcome["outcome"]) => products.filter((each) => each.outcome === outcome).length;
  const numbers = `${count("created")} new, ${count("updated")} changed, ${count("renamed")} renamed, ${count("unchanged")} unchanged`;
  const fetched = pictures.fetched > 0 ? `\n${counted(pictures.fetched, "picture")} fetched` : "";
  return `${numbers}${dry_run ? " (dry run: nothing was written)" : ""}${fetched}`;
}

export function picturesText({ pictures: { failures } }: Pick<Report, "pictures">): string {
  if (failures.length === 0) return "";
  const heading = `Warning: ${counted(failures.length, "picture")} could not be fetched. They are shown from where they are, and the next import tries again.`;
  return [heading, ...some(pictureTexts(failures))].join("\n");
}

/** How many products have no weight, and what they count with; empty if all have one. */
export function weightsText({ products }: Pick<Report, "products">): string {
  return missingWeightsText(products.filter(({ lacks_weight }) => lacks_weight).length);
}

export function missingWeightsText(count: number): string {
  return count === 0
    ? ""
    : `Warning: ${counted(count, "product")} without a weight. Shipping counts the store's default_weight for each piece, metre or kilogram (1 kg unless set).`;
}

/** How many products lack what a shop in India has to disclose; empty if none does. */
export function disclosuresText(count: number): string {
  return count === 0
    ? ""
    : `Warning: ${counted(count, "product")} without a country of origin, maker (or importer), net quantity or MRP, which a shop in India has to show.`;
}

/** The columns whose texts went nowhere; empty if there are none. */
export function unusedColumnsText({ unused_columns }: Pick<Report, "unused_columns">): string {
  return unused_columns.length === 0 ? "" : `Not used: the columns ${unused_columns.join(", ")}.`;
}

/** A heading, and below it one line per note: `line 12: Variant Price "1,299.50": expected a plain amount …` */
export function rowsText(heading: string, notes: readonly RowNote[]): string {
  if (notes.length === 0) return "";
  return [heading, ...some(notes.map(({ line, message }) => `line ${line}: ${message}`))].join("\n");
}

export function textsByLine(notes: readonly (RowIssue | RowWarning)[], table: ImportTable): Map<number, string> {
  const columns = findColumns(table.header);
  const rows = new Map(table.rows.map((row) => [row.line, row]));
  const texts = new Map<number, string>();
  for (const note of notes) {
    const text = rowText(note, rows.get(note.line), columns);
    const before = texts.get(note.line);
    texts.set(note.line, before ? `${before}; ${text}` : text);
  }
  return texts;
}

function some(lines: readonly string[]): string[] {
  const shown = lines.slice(0, LINES_SHOWN).map((line) => `  ${line}`);
  return lines.length > LINES_SHOWN ? [...shown, `  … and ${lines.length - LINES_SHOWN} more`] : shown;
}
