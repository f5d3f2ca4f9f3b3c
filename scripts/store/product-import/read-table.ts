import { isUtf8 } from "node:buffer";
import { readCsvTable } from "@/lib/contracts/codec/csv-table";
import type { ImportTable } from "@/lib/domain/product-import/columns";
import { FileError } from "../file-error";

/** Reads the cells of a CSV file, as `readCsvTable` does, in UTF-8 with or without a byte order mark. */
export function readTable(bytes: Buffer): ImportTable {
  const reading = readCsvTable(decode(bytes));
  if (reading.ok) return reading.table;
  const { fault } = reading;
  if (fault.code === "file_empty") throw new FileError("The file is empty.");
  throw new FileError(`The quote that opens on or after line ${fault.line} is never closed.`);
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString("hex");
  if (mark === "fffe" || mark === "feff") {
    throw new FileError("The file is UTF-16. Save it as CSV with the encoding UTF-8.");
  }
  if (!isUtf8(bytes)) {
    throw new FileError(
      `Line ${firstBrokenLine(bytes)} is not UTF-8. Save the file as CSV with the encoding UTF-8 and import it again.`,
    );
  }
  // TextDecoder also removes the byte order mark.
  return new TextDecoder().decode(bytes);
}

function firstBrokenLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf("\n", start);
    const piece = bytes.subarray(start, end === -1 ? bytes.length : end);
    if (!isUtf8(piece)) return line;
    start += piece.length + 1;
  }
  return line;
}
