import { writeFile } from "node:fs/promises";
import type { ImportRow } from "@/lib/domain/product-import/columns";
import { fileError } from "../file-error";

/** The file for rows with errors: `products.errors.csv` for `products.csv`. */
export function errorFileOf(file: string): string {
  return `${file.replace(/\.csv$/i, "")}.errors.csv`;
}

/**
 * Writes the rows that stayed out as they were, with the reason in a last column, so that they can be corrected and
 * imported by themselves. Correct rows of a product that stayed out have no reason.
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
