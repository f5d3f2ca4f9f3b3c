import { closeSync, openSync, writeSync } from "node:fs";
import { fileError } from "../file-error";
import type { CsvPart } from "../shop";

/** Writes a CSV file whose content is read in parts; returns the number of rows without the header, and what is missing. */
export async function writeCsvFile(
  file: string,
  readPart: (after: string | null) => Promise<CsvPart>,
): Promise<{ rows: number; unreadable: string[] }> {
  // The first part is read before the file is opened, so that no file is created if the shop refuses the request.
  let part = await readPart(null);
  const target = open(file);
  let lines = 0;
  const unreadable: string[] = [];
  try {
    // Without a byte order mark, spreadsheet programs may not recognise UTF-8.
    writeSync(target, "\uFEFF");
    for (;;) {
      writeSync(target, part.csv);
      lines += part.csv.split("\r\n").length - 1;
      unreadable.push(...(part.unreadable ?? []));
      if (part.next === null) break;
      part = await readPart(part.next);
    }
  } finally {
    closeSync(target);
  }
  return { rows: lines - 1, unreadable };
}

function open(file: string): number {
  try {
    return openSync(file, "w");
  } catch (error) {
    throw fileError(file, "written", error as NodeJS.ErrnoException);
  }
}
