import { findColumns, type ImportTable } from "@/lib/domain/product-import/columns";
import type { RowIssue, RowWarning } from "@/lib/domain/product-import/issues";
import type { PictureOutcome, ProductOutcome } from "../shop";
import { pictureTexts, rowText } from "./texts";

const LINES_SHOWN = 20;

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

export function reportProducts(outcomes: readonly ProductOutcome[], dryRun: boolean): void {
  const count = (outcome: ProductOutcome["outcome"]) => outcomes.filter((each) => each.outcome === outcome).length;
  const numbers = `${count("created")} new, ${count("updated")} changed, ${count("renamed")} renamed, ${count("unchanged")} unchanged`;
  console.log(dryRun ? `${numbers} (dry run: nothing was written)` : numbers);
}

export function reportPictures({ fetched, failures }: Pick<PictureOutcome, "fetched" | "failures">): void {
  if (fetched > 0) console.log(`${counted(fetched, "picture")} fetched`);
  if (failures.length === 0) return;
  console.warn(
    `Warning: ${counted(failures.length, "picture")} could not be fetched and will be shown from where they are; the next import tries again.`,
  );
  printSome(pictureTexts(failures));
}

/** `line 12: Variant Price "1,299.50": this is no plain amount …` */
export function reportRows(heading: string, notes: readonly (RowIssue | RowWarning)[], table: ImportTable): void {
  if (notes.length === 0) return;
  console.warn(heading);
  printSome([...textsByLine(notes, table)].map(([line, text]) => `line ${line}: ${text}`));
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

function printSome(lines: readonly string[]): void {
  for (const line of lines.slice(0, LINES_SHOWN)) console.warn(`  ${line}`);
  if (lines.length > LINES_SHOWN) console.warn(`  … and ${lines.length - LINES_SHOWN} more`);
}
