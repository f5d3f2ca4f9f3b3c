import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ImportTable } from "@/lib/domain/product-import/columns";
import { findTableIssue, type ProductsReading, readProducts } from "@/lib/domain/product-import/read-products";
import { findShop, type Whereabouts } from "../find-shop";
import { errorFileOf, writeErrorFile } from "./error-file";
import { FileError, readTable } from "./read-table";
import { counted, reportPictures, reportProducts, reportRows, textsByLine } from "./report";
import { sendPictures, sendProducts } from "./send";
import { tableText } from "./texts";

/** Imports the file, says what happened, and answers the exit code: 1 when a row is broken. */
export async function importCommand(file: string, whereabouts: Whereabouts, dryRun: boolean): Promise<number> {
  const table = await readFileTable(file);
  const reading = readProducts(table);
  const { slugs, products, warnings } = reading;
  console.log(`${path.basename(file)}: ${counted(slugs.size, "product")} in ${counted(table.rows.length, "row")}`);
  const shop = await findShop(whereabouts);
  try {
    console.log(`${dryRun ? "Comparing with" : "Importing into"} ${shop.description}`);
    const outcomes = await sendProducts(shop, products, slugs, dryRun);
    const pictures = dryRun ? { fetched: 0, failures: [] } : await sendPictures(shop, outcomes);
    reportProducts(outcomes, dryRun);
    reportPictures(pictures);
  } finally {
    await shop.close();
  }
  reportRows("Warnings:", warnings, table);
  return reportIssues(file, reading, table);
}

async function readFileTable(file: string): Promise<ImportTable> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new FileError(error.code === "ENOENT" ? `There is no file ${path.resolve(file)}.` : error.message);
  });
  const table = readTable(bytes);
  const issue = findTableIssue(table.header);
  if (issue) throw new FileError(tableText(issue));
  return table;
}

async function reportIssues(file: string, { slugs, products, issues, leftOut }: ProductsReading, table: ImportTable) {
  if (issues.length === 0) return 0;
  reportRows("Broken rows:", issues, table);
  const errorFile = errorFileOf(file);
  await writeErrorFile(errorFile, table.header, leftOut, textsByLine(issues, table));
  console.warn(
    `${counted(slugs.size - products.length, "product")} stayed out. Their rows are in ${errorFile}, with the reasons: mend and import that file.`,
  );
  return 1;
}
