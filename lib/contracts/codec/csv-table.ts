import { CsvError, parse } from "csv-parse/sync";
import type { ImportRow, ImportTable } from "@/lib/domain/product-import/columns";

/** `line`: on or after it begins the quote that is never closed. */
type CsvFault = { code: "file_empty" } | { code: "quote_not_closed"; line: number };
export type CsvReading = { ok: true; table: ImportTable } | { ok: false; fault: CsvFault };

/**
 * Reads the cells of a CSV text: with commas as separators, quotes where needed, and any kind of line break. Rows without
 * any text are left out.
 */
export function readCsvTable(text: string): CsvReading {
  const rows: ImportRow[] = [];
  let lastLine = 0;
  try {
    // All line breaks become "\n", so that the parser's line numbers are the same as in the owner's editor.
    parse(text.replace(/\r\n?/g, "\n"), {
      relaxColumnCount: true,
      // A quote inside a cell that is not quoted is an inch mark.
      relaxQuotes: true,
      skipEmptyLines: true,
      skipRecordsWithEmptyValues: true,
      onRecord: (cells, { lines }) => {
        rows.push({ line: lines - countBreaks(cells), cells: cells.map(plain) });
        lastLine = lines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== "CSV_QUOTE_NOT_CLOSED") throw error;
    return { ok: false, fault: { code: "quote_not_closed", line: lastLine + 1 } };
  }
  const [header, ...others] = rows;
  return header
    ? { ok: true, table: { header: header.cells, rows: others } }
    : { ok: false, fault: { code: "file_empty" } };
}

/** A cell without the apostrophe by which `csvLine` keeps spreadsheets from running it as a formula. */
const plain = (cell: string) => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/**
 * The number of line breaks in the cells of a row. In the file, the row takes up that many lines in addition to its
 * first.
 */
function countBreaks(cells: readonly string[]): number {
  return cells.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
}
