import { readCsvTable } from "@/lib/contracts/codec/csv-table";
import type { ImportTable } from "@/lib/domain/product-import/columns";
import { fromWooCommerce, isWooCommerce } from "@/lib/domain/product-import/woocommerce";
import { importTexts } from "./texts";

const MAX_BYTES = 50 * 1024 * 1024;

export type OpenedFile = { name: string; table: ImportTable; isFromWooCommerce: boolean };
type FileReading = { ok: true; file: OpenedFile } | { ok: false; fault: string };

/** Reads a CSV file in the browser; `fault` says why it cannot be read. */
export async function readImportFile(file: File): Promise<FileReading> {
  if (file.size > MAX_BYTES) return { ok: false, fault: importTexts.tooLarge };
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, fault: importTexts.notUtf8 };
  }
  const reading = readCsvTable(text);
  if (!reading.ok) {
    const { fault } = reading;
    return { ok: false, fault: fault.code === "file_empty" ? importTexts.empty : importTexts.quoteOpen(fault.line) };
  }
  const isFromWooCommerce = isWooCommerce(reading.table.header);
  const table = isFromWooCommerce ? fromWooCommerce(reading.table) : reading.table;
  return { ok: true, file: { name: file.name, table, isFromWooCommerce } };
}
