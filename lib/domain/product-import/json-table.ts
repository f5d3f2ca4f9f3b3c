import type { ImportTable } from "./columns";

/** `entry` counts from 1; 0 where no single one is at fault. */
type JsonFault = { code: "not_json" | "not_rows" | "not_flat" | "file_empty"; entry: number };
export type JsonReading = { ok: true; table: ImportTable } | { ok: false; fault: JsonFault };

/**
 * Reads a JSON text as a table: a list of objects, or an object with one list of them. Their members are the columns, in
 * the order in which they first appear; a list of plain values becomes one cell with commas.
 */
export function readJsonTable(text: string): JsonReading {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault("not_json");
  }
  const rows = rowsIn(value);
  if (!rows) return fault("not_rows");
  if (rows.length === 0) return fault("file_empty");
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const table: { line: number; cells: string[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const cells = header.map((name) => cellOf(row[name]));
    const known = cells.filter((cell) => cell !== null);
    if (known.length < cells.length) return fault("not_flat", index + 1);
    table.push({ line: index + 1, cells: known });
  }
  return { ok: true, table: { header, rows: table } };
}

/** The table as a JSON text that `readJsonTable` reads: an object per row, without its empty cells. */
export function jsonOfTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const objects = rows.map((cells) =>
    Object.fromEntries(header.flatMap((name, index) => (cells[index] ? [[name, cells[index]]] : []))),
  );
  return `${JSON.stringify(objects, null, 2)}\n`;
}

const fault = (code: JsonFault["code"], entry = 0): JsonReading => ({ ok: false, fault: { code, entry } });

function rowsIn(value: unknown): Record<string, unknown>[] | null {
  if (Array.isArray(value)) return value.every(isObject) ? value : null;
  const lists = isObject(value) ? Object.values(value).filter((member) => Array.isArray(member)) : [];
  return lists.length === 1 ? rowsIn(lists[0]) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as the text of a cell; null if it is no plain value and no list of such. */
function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.some((each) => typeof each === "object") ? null : value.join(", ");
  return typeof value === "object" ? null : String(value);
}
