import { writeFile } from "node:fs/promises";
import type { ImportRow } from "@/lib/domain/product-import/columns";
import { fileError } from "../file-error";

/** The name of the file that the rows with errors are written to: `products.errors.csv` for `products.csv`. */
export function errorFileOf(file: string): string {
  return `${file.replace(/\.csv$/i, "")}.errors.csv`;
}

/**
 * Writes the rows that were not imported, unchanged except for a new last column with the reason, so that the owner can
 * correct and import them separately. If one row of a product is wrong, none of its rows is imported; in this file the
 * correct rows have no reason.
 */
export async function writeErrorFile(
  file: string,
  header: readonly string[],
  rows: readonly ImportRow[],
  reasons: ReadonlyMap<number, string>,
): Promise<void> {
  const lines = [
    [...header, "Reason"],
    ...rows.map(({ line, cells }) => [...padded(cells, header.length), reasons.get(line) ?? ""]),
  ];
  const text = `${lines.map((cells) => cells.map(quoted).join(",")).join("\n")}\n`;
  await writeFile(file, text).catch((error: NodeJS.ErrnoException) => {
    throw fileError(file, "written", error);
  });
}

function padded(cells: readonly string[], length: number): string[] {
  return [...cells, ...Array.from({ length: Math.max(0, length - cells.length) }, () => "")];
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
