import { writeFile } from "node:fs/promises";
import type { ImportRow } from "@/lib/domain/product-import/columns";

/** `products.csv` → `products.errors.csv` */
export function errorFileOf(file: string): string {
  return `${file.replace(/\.csv$/i, "")}.errors.csv`;
}

/**
 * The rows that stayed out, as they were, with the reason in a last column: to be mended and imported by themselves.
 * Sound rows of a product that stayed out have no reason.
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
  await writeFile(file, `${lines.map((cells) => cells.map(quoted).join(",")).join("\n")}\n`);
}

function padded(cells: readonly string[], length: number): string[] {
  return [...cells, ...Array.from({ length: Math.max(0, length - cells.length) }, () => "")];
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
