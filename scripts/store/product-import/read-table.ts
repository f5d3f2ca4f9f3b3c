import { isUtf8 } from "node:buffer";
import { CsvError, parse } from "csv-parse/sync";
import type { ImportRow, ImportTable } from "@/lib/domain/product-import/columns";
import { FileError } from "../file-error";

/**
 * Reads the cells of a CSV file. Accepted are: commas as separators, quotes where needed, UTF-8 with or without a byte
 * order mark, and any kind of line break.
 */
export function readTable(bytes: Buffer): ImportTable {
  // All line breaks become "\n", so that the parser's line numbers are the same as in the owner's editor.
  const text = decode(bytes).replace(/\r\n?/g, "\n");
  const [header, ...rows] = parseRows(text);
  if (!header) throw new FileError("The file is empty.");
  return { header: header.cells, rows };
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

function parseRows(text: string): ImportRow[] {
  const rows: ImportRow[] = [];
  let lastLine = 0;
  try {
    parse(text, {
      relaxColumnCount: true,
      // A quote inside a cell that is not quoted is an inch mark.
      relaxQuotes: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      onRecord: (cells, { lines }) => {
        rows.push({ line: lines - countBreaks(cells), cells });
        lastLine = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    throw new FileError(`The quote that opens on or after line ${lastLine + 1} is never closed.`);
  }
  return rows;
}

/**
 * The number of line breaks in the cells of a row. In the file, the row takes up that many lines in addition to its
 * first.
 */
function countBreaks(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
}
