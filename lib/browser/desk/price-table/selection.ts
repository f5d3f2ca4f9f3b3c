import { COLUMNS, type Column, type Row } from "./edits";

/** A place in the table, by the index of row and column. */
export type Place = { row: number; column: number };
/** The cells between where a selection began and where it is now. */
export type CellSelection = { anchor: Place; focus: Place };

export const at = (place: Place): CellSelection => ({ anchor: place, focus: place });

/** The rows and columns of a selection, first and last. */
export function rangeOf({ anchor, focus }: CellSelection) {
  const [top, bottom] = [Math.min(anchor.row, focus.row), Math.max(anchor.row, focus.row)];
  const [left, right] = [Math.min(anchor.column, focus.column), Math.max(anchor.column, focus.column)];
  return { top, bottom, left, right };
}

export function isSelected(selection: CellSelection, row: number, column: number): boolean {
  const { top, bottom, left, right } = rangeOf(selection);
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** Each selected cell, row by row. */
export function cellsIn(selection: CellSelection, rows: readonly Row[]): { row: Row; column: Column }[] {
  const { top, bottom, left, right } = rangeOf(selection);
  return rows
    .slice(top, bottom + 1)
    .flatMap((row) => COLUMNS.slice(left, right + 1).map((column) => ({ row, column })));
}

const within = (value: number, last: number) => Math.max(0, Math.min(value, last));

type Key = { key: string; ctrlKey: boolean; shiftKey: boolean };

/**
 * Where a key leads in a table with so many rows; null for keys that do not move. `page` is how many rows are seen at
 * once. With Shift, the selection grows instead.
 */
export function moved(selection: CellSelection, { key, ctrlKey, shiftKey }: Key, rows: number, page: number) {
  const { row, column } = selection.focus;
  const [lastRow, lastColumn] = [rows - 1, COLUMNS.length - 1];
  const places: Record<string, Place> = {
    ArrowUp: { row: ctrlKey ? 0 : row - 1, column },
    ArrowDown: { row: ctrlKey ? lastRow : row + 1, column },
    ArrowLeft: { row, column: ctrlKey ? 0 : column - 1 },
    ArrowRight: { row, column: ctrlKey ? lastColumn : column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? lastRow : row, column: lastColumn },
  };
  const place = places[key];
  if (!place) return null;
  const focus = { row: within(place.row, lastRow), column: within(place.column, lastColumn) };
  return shiftKey ? { anchor: selection.anchor, focus } : at(focus);
}

export type Write = { row: Row; column: Column; text: string };

/**
 * Which text goes where when copied cells are pasted. One cell fills the whole selection; several begin at its first
 * cell, and repeat if the selection is a multiple of them. `outside` counts those for which there is no row or column.
 */
export function pasted(copied: readonly (readonly string[])[], selection: CellSelection, rows: readonly Row[]) {
  const { top, bottom, left, right } = rangeOf(selection);
  const width = Math.max(...copied.map((cells) => cells.length));
  const height = copied.length;
  const [selectedRows, selectedColumns] = [bottom - top + 1, right - left + 1];
  const tall = selectedRows % height === 0 ? selectedRows : height;
  const wide = selectedColumns % width === 0 ? selectedColumns : width;
  const writes: Write[] = [];
  let outside = 0;
  for (let down = 0; down < tall; down += 1) {
    for (let across = 0; across < wide; across += 1) {
      const text = copied[down % height]?.[across % width];
      const row = rows[top + down];
      const column = COLUMNS[left + across];
      if (text === undefined) continue;
      if (row && column) writes.push({ row, column, text });
      else outside += 1;
    }
  }
  return { writes, outside };
}

/** Which cells a fill from `source` to a larger selection writes: downwards or upwards, the rows repeat. */
export function filled(source: CellSelection, selection: CellSelection, rows: readonly Row[]) {
  const from = rangeOf(source);
  const to = rangeOf(selection);
  const height = from.bottom - from.top + 1;
  const writes: { row: Row; from: Row; column: Column }[] = [];
  for (let index = to.top; index <= to.bottom; index += 1) {
    if (index >= from.top && index <= from.bottom) continue;
    const offset = (((index - from.top) % height) + height) % height;
    const [row, fromRow] = [rows[index], rows[from.top + offset]];
    if (!row || !fromRow) continue;
    for (const column of COLUMNS.slice(from.left, from.right + 1)) writes.push({ row, from: fromRow, column });
  }
  return writes;
}
