import { closeSync, openSync, writeSync } from "node:fs";
import { fileError } from "../file-error";
import type { CsvPart } from "../shop";

/** Writes a CSV that comes in parts, and answers the number of rows without the header row. */
export async function writeCsvFile(
  file: string,
  readPart: (after: string | null) => Promise<CsvPart>,
): Promise<number> {
  // The first part is read before the file is opened, so that a refusal leaves no file behind.
  let part = await readPart(null);
  const target = open(file);
  let lines = 0;
  try {
    // With a byte order mark in front, spreadsheets take the file for UTF-8.
    writeSync(target, "\uFEFF");
    for (;;) {
      writeSync(target, part.csv);
      lines += part.csv.split("\r\n").length - 1;
      if (part.next === null) break;
      part = await readPart(part.next);
    }
  } finally {
    closeSync(target);
  }
  return lines - 1;
}

function open(file: string): number {
  try {
    return openSync(file, "w");
  } catch (error) {
    throw fileError(file, "written", error as NodeJS.ErrnoException);
  }
}
