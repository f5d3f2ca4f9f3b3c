import { readCsvTable } from "@/lib/contracts/codec/csv-table";
import type { ImportTable } from "@/lib/domain/product-import/columns";
import { readJsonTable } from "@/lib/domain/product-import/json-table";
import { fromWooCommerce, isWooCommerce } from "@/lib/domain/product-import/woocommerce";
import { importTexts, JSON_FAULTS } from "./texts";

const MAX_BYTES = 50 * 1024 * 1024;

export type OpenedFile = { name: string; table: ImportTable; isFromWooCommerce: boolean };
type FileReading = { ok: true; file: OpenedFile } | { ok: false; fault: string };

/** Reads a CSV or JSON file in the browser; `fault` says why it cannot be read. */
export async function readImportFile(file: File): Promise<FileReading> {
  if (file.size > MAX_BYTES) return { ok: false, fault: importTexts.tooLarge };
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, fault: importTexts.notUtf8 };
  }
  const reading = isJson(file, text) ? readJson(text) : readCsv(text);
  if (!reading.ok) return reading;
  const isFromWooCommerce = isWooCommerce(reading.table.header);
  const table = isFromWooCommerce ? fromWooCommerce(reading.table) : reading.table;
  return { ok: true, file: { name: file.name, table, isFromWooCommerce } };
}

type TableReading = { ok: true; table: ImportTable } | { ok: false; fault: string };

const isJson = ({ name }: File, text: string) => /\.json$/i.test(name) || /^\s*[[{]/.test(text);

function readJson(text: string): TableReading {
  const reading = readJsonTable(text);
  return reading.ok ? reading : { ok: false, fault: JSON_FAULTS[reading.fault.code](reading.fault.entry) };
}

function readCsv(text: string): TableReading {
  const reading = readCsvTable(text);
  if (reading.ok) return reading;
  const { fault } = reading;
  return { ok: false, fault: fault.code === "file_empty" ? importTexts.empty : importTexts.quoteOpen(fault.line) };
}
