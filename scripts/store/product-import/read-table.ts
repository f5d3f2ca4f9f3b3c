import { isUtf8 } from "node:buffer";
import { CsvError, parse } from "csv-parse/sync";
import type { ImportRow, ImportTable } from "@/lib/domain/product-import/columns";
import { FileError } from "../file-error";

/** The cells of a CSV file: commas, quotes where needed, UTF-8 with or without a mark, any line ends. */
export function readTable(bytes: Buffer): ImportTable {
  // One kind of line end, so that the parser's count of lines is that of every editor.
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
  // Takes the byte order mark away.
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
      // A quote inside a cell without quotes around it is an inch mark.
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

/** A row with line breaks in its cells ends on a later line than it starts. */
function countBreaks(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
}
