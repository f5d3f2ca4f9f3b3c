import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
  useState,
} from "react";
import { copiedText, readCopied } from "./clipboard";
import { COLUMNS, type Column, type Row, valueIn, valueText } from "./edits";
import { at, type CellSelection, moved, type Place, rangeOf } from "./selection";
import type { PriceTable } from "./use-price-table";

/** What begins an amount. Other keys stay with the shortcuts of the desk. */
const BEGINS_AMOUNT = /^[\d.,]$/;

type GridOptions = {
  grid: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  table: PriceTable;
  editable: readonly Column[];
  /** How many rows are seen at once. */
  pageSize: number;
};

export type GridInput = ReturnType<typeof useGridInput>;

/** What keys, mouse, touch and the clipboard do in the table of prices, as in a spreadsheet. */
export function useGridInput({ grid, rows, table, editable, pageSize }: GridOptions) {
  const [dragged, setDragged] = useState<{ source: CellSelection | null } | null>(null);
  /** With what the last press was made. Not every browser says it of a click. */
  const pointer = useRef("mouse");
  const { selection, select } = table;
  const { focus } = selection;
  const [lastRow, lastColumn] = [rows.length - 1, COLUMNS.length - 1];
  const toGrid = () => grid.current?.focus({ preventScroll: true });

  /** Opens the focused cell, with what it holds or with the key that was pressed. */
  const open = (key?: string) => {
    const row = rows[focus.row];
    const column = COLUMNS[focus.column];
    if (!row || !column || !editable.includes(column)) return;
    select(at(focus));
    table.edit(key ?? valueText(valueIn(row, column, table.edits)), key !== undefined);
  };
  // A price cannot be empty, so it becomes what it was; a stock is not counted then.
  const clear = () =>
    table.write(
      table.selectedCells().map(({ row, column }) => ({ row, column, value: column === "stock" ? null : row[column] })),
    );
  // From the end, so that the beginning stays in sight.
  const selectAll = () => select({ anchor: { row: lastRow, column: lastColumn }, focus: { row: 0, column: 0 } });

  const press = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event;
    const ctrlKey = event.ctrlKey || event.metaKey;
    const commands: Record<string, () => void> = {
      a: selectAll,
      d: table.fillDown,
      z: shiftKey ? table.redo : table.undo,
      y: table.redo,
    };
    const next = moved(selection, { key, ctrlKey, shiftKey }, rows.length, pageSize);
    const command = ctrlKey ? commands[key.toLowerCase()] : undefined;
    if (altKey || (ctrlKey && !command && !next)) return;
    if (command) command();
    else if (next) select(next);
    else if (key === "Enter" || key === "F2") open();
    else if (key === "Delete" || key === "Backspace") clear();
    else if (BEGINS_AMOUNT.test(key)) open(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const copy = (event: ClipboardEvent) => {
    const { top, bottom, left, right } = rangeOf(selection);
    const texts = rows
      .slice(top, bottom + 1)
      .map((row) => COLUMNS.slice(left, right + 1).map((column) => valueText(valueIn(row, column, table.edits))));
    event.clipboardData.setData("text/plain", copiedText(texts));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    table.paste(readCopied(event.clipboardData.getData("text/plain")));
    event.preventDefault();
  };

  const endDrag = () => {
    if (dragged?.source) table.fill(dragged.source);
    setDragged(null);
  };
  return {
    gridProps: { onKeyDown: press, onCopy: copy, onPaste: paste, onPointerUp: endDrag, onPointerLeave: endDrag },
    cellProps: (place: Place) => ({
      // The grid keeps the focus; its cells would take it with the click.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onPointerDown: (event: PointerEvent) => {
        pointer.current = event.pointerType;
        // A finger scrolls; the click after a tap selects.
        if (event.pointerType !== "mouse" || event.button !== 0) return;
        toGrid();
        select(event.shiftKey ? { anchor: selection.anchor, focus: place } : at(place));
        setDragged({ source: null });
      },
      onPointerEnter: () => {
        if (!dragged) return;
        // A fill goes down or up.
        const column = dragged.source ? focus.column : place.column;
        select({ anchor: selection.anchor, focus: { row: place.row, column } });
      },
      onClick: () => {
        if (pointer.current === "mouse") return;
        if (place.row === focus.row && place.column === focus.column) return open();
        select(at(place));
        toGrid();
      },
      onDoubleClick: () => open(),
    }),
    startFill: (event: PointerEvent) => {
      event.stopPropagation();
      event.preventDefault();
      const { top, bottom, left, right } = rangeOf(selection);
      // From its top, so that it grows downwards.
      const source = { anchor: { row: top, column: left }, focus: { row: bottom, column: right } };
      select(source);
      setDragged({ source });
    },
    selectRow: (row: number) => {
      select({ anchor: { row, column: 0 }, focus: { row, column: lastColumn } });
      toGrid();
    },
    selectColumn: (column: number) => {
      select({ anchor: { row: lastRow, column }, focus: { row: 0, column } });
      toGrid();
    },
    /** Ends typing into a cell, and goes on in the direction of a key. */
    done: (row: Row, column: Column, text: string, arrow: string | null) => {
      table.stopEditing();
      if (text !== valueText(valueIn(row, column, table.edits))) table.writeTexts([{ row, column, text }]);
      if (arrow === null) return;
      toGrid();
      const next = moved(selection, { key: arrow, ctrlKey: false, shiftKey: false }, rows.length, pageSize);
      if (next) select(next);
    },
    cancel: () => {
      table.stopEditing();
      toGrid();
    },
  };
}
