import { useState } from "react";
import { useUnsaved } from "../unsaved";
import {
  type Column,
  type EditHistory,
  type Entry,
  NO_HISTORY,
  type Row,
  readCell,
  redo,
  undo,
  valueIn,
  writeCells,
} from "./edits";
import {
  at,
  type CellSelection,
  cellsIn,
  filled,
  isSelected,
  type Place,
  pasted,
  rangeOf,
  type Write,
} from "./selection";

/** What the server refused in a cell, by the key of its row. */
export type ServerFault = { row: Row; column: Column; code: string };

export type PriceTable = ReturnType<typeof usePriceTable>;

/** The state of the table of prices: what is typed, selected and refused. `editable` are the columns one may change. */
export function usePriceTable(rows: readonly Row[], editable: readonly Column[]) {
  const [history, setHistory] = useState<EditHistory>(NO_HISTORY);
  const [selected, setSelection] = useState<CellSelection>(at({ row: 0, column: 0 }));
  const [editing, setEditing] = useState<{ text: string; isBegun: boolean } | null>(null);
  const [refused, setRefused] = useState<readonly ServerFault[]>([]);
  const [outside, setOutside] = useState(0);
  useUnsaved(history.edits.size > 0);
  const last = Math.max(0, rows.length - 1);
  const inside = (place: Place): Place => ({ ...place, row: Math.min(place.row, last) });
  // A search may leave fewer rows than the selection has.
  const selection = { anchor: inside(selected.anchor), focus: inside(selected.focus) };

  const write = (entries: readonly Entry[]) => {
    const allowed = entries.filter(({ column }) => editable.includes(column));
    if (allowed.length === 0) return;
    const written = new Set(allowed.map(({ row, column }) => `${row.key} ${column}`));
    setRefused((faults) => faults.filter(({ row, column }) => !written.has(`${row.key} ${column}`)));
    setHistory((before) => writeCells(before, allowed));
  };
  const writeTexts = (writes: readonly Write[]) =>
    write(writes.map(({ row, column, text }) => ({ row, column, value: readCell(text, row, column) })));

  const fill = (source: CellSelection) =>
    write(
      filled(source, selection, rows).map(({ row, from, column }) => {
        return { row, column, value: valueIn(from, column, history.edits) };
      }),
    );

  return {
    edits: history.edits,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** Forgets what is typed: it is saved, or given up. */
    forget: () => {
      setHistory(NO_HISTORY);
      setRefused([]);
    },
    selection,
    select: (next: CellSelection) => {
      setSelection(next);
      setOutside(0);
    },
    isSelected: (row: number, column: number) => isSelected(selection, row, column),
    editing,
    /** Opens the focused cell with a text, which a key has begun or the cell held. */
    edit: (text: string, isBegun: boolean) => setEditing({ text, isBegun }),
    stopEditing: () => setEditing(null),
    write,
    writeTexts,
    paste: (copied: readonly (readonly string[])[]) => {
      const { writes, outside: left } = pasted(copied, selection, rows);
      writeTexts(writes);
      setOutside(left);
    },
    /** Copies the first selected row into the others. */
    fillDown: () => {
      const { top, left, right } = rangeOf(selection);
      fill({ anchor: { row: top, column: left }, focus: { row: top, column: right } });
    },
    /** Copies what was selected into what the selection became. */
    fill,
    selectedCells: () => cellsIn(selection, rows),
    refused,
    setRefused,
    outside,
  };
}
