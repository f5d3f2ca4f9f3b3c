import { readFile } from "node:fs/promises";
import path from "node:path";
import { tableText } from "@/components/desk/import/row-texts";
import { findColumns, type ImportTable } from "@/lib/domain/product-import/columns";
import { findTableIssue, type ProductsReading, readProducts } from "@/lib/domain/product-import/read-products";
import type { CommandLine } from "../command-line";
import { FileError, fileError } from "../file-error";
import type { Whereabouts } from "../find-shop";
import { counted } from "../output/counted";
import type { Shop } from "../shop";
import { errorFileOf, writeErrorFile } from "./error-file";
import { readTable } from "./read-table";
import {
  disclosuresText,
  outcomesText,
  picturesText,
  type Report,
  rowsText,
  textsByLine,
  unusedColumnsText,
  weightsText,
} from "./report";
import { sendToShop } from "./send";

/** Imports the file and prints a report. The exit code is 1 if a row has an error. */
export async function importFile(line: CommandLine, file: string, where: Whereabouts, dryRun: boolean): Promise<void> {
  const { output } = line;
  const table = await readFileTable(file);
  const reading = readProducts(table);
  output.note(
    `${path.basename(file)}: ${counted(reading.slugs.size, "product")} in ${counted(table.rows.length, "row")}`,
  );
  const shop = await line.findShop(where, output);
  const sent = await send(line, shop, reading, dryRun).finally(shop.close);
  const errorFile = await keepBrokenRows(file, reading, table);
  const report: Report = {
    dry_run: dryRun,
    ...sent,
    warnings: rowNotes(reading.warnings, table),
    unused_columns: findColumns(table.header).unused(table.rows),
    broken_rows: rowNotes(reading.issues, table),
    error_file: errorFile,
  };
  await output.answer(report, () => outcomesText(report));
  const lacking = report.products.filter(({ lacks_disclosures }) => lacks_disclosures).length;
  const notes = [weightsText(report), disclosuresText(lacking), unusedColumnsText(report)];
  for (const text of [picturesText(report), ...notes, rowsText("Warnings:", report.warnings)])
    if (text) output.warn(text);
  if (errorFile === null) return;
  line.exitCode = 1;
  output.warn(rowsText("Broken rows:", report.broken_rows));
  const leftOut = reading.slugs.size - reading.products.length;
  output.warn(
    `${counted(leftOut, "product")} stayed out. ${errorFile} has the rows with the reasons: correct them there and import that file.`,
  );
}

async function send({ output }: CommandLine, shop: Shop, { products, slugs }: ProductsReading, dryRun: boolean) {
  output.note(`${dryRun ? "Comparing with" : "Importing into"} ${shop.description}`);
  return sendToShop(shop, products, slugs, { dryRun, output });
}

async function readFileTable(file: string): Promise<ImportTable> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT"
      ? new FileError(`There is no file ${path.resolve(file)}.`)
      : fileError(file, "read", error);
  });
  const table = readTable(bytes);
  const issue = findTableIssue(table.header);
  if (issue) throw new FileError(tableText(issue));
  return table;
}

function rowNotes(notes: ProductsReading["issues"] | ProductsReading["warnings"], table: ImportTable) {
  return [...textsByLine(notes, table)].map(([line, message]) => ({ line, message }));
}

/**
 * Writes the rows that were not imported to a file next to the imported one. Returns the new file's name; null if all
 * rows were imported.
 */
async function keepBrokenRows(file: string, { issues, leftOut }: ProductsReading, table: ImportTable) {
  if (issues.length === 0) return null;
  const errorFile = errorFileOf(file);
  await writeErrorFile(errorFile, table.header, leftOut, textsByLine(issues, table));
  return errorFile;
}
