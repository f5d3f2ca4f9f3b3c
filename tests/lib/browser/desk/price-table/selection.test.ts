import { copiedText, readCopied } from "@/lib/browser/desk/price-table/clipboard";
import type { Row } from "@/lib/browser/desk/price-table/edits";
import { at, type CellSelection, filled, moved, pasted } from "@/lib/browser/desk/price-table/selection";

const rows = ["a", "b", "c", "d"].map((key) => ({ key }) as Row);
const range = (top: number, left: number, bottom: number, right: number): CellSelection => ({
  anchor: { row: top, column: left },
  focus: { row: bottom, column: right },
});
const key = (name: string, { ctrlKey = false, shiftKey = false } = {}) => ({ key: name, ctrlKey, shiftKey });

it.each<[key: ReturnType<typeof key>, row: number, column: number]>([
  [key("ArrowDown"), 2, 1],
  [key("ArrowUp"), 0, 1],
  [key("ArrowLeft"), 1, 0],
  [key("ArrowRight"), 1, 2],
  [key("ArrowDown", { ctrlKey: true }), 3, 1],
  [key("ArrowRight", { ctrlKey: true }), 1, 2],
  [key("PageDown"), 3, 1],
  [key("PageUp"), 0, 1],
  [key("Home"), 1, 0],
  [key("End"), 1, 2],
  [key("Home", { ctrlKey: true }), 0, 0],
  [key("End", { ctrlKey: true }), 3, 2],
])("moves by %j to row %i, column %i", (pressed, row, column) => {
  expect(moved(at({ row: 1, column: 1 }), pressed, rows.length, 10)).toEqual(at({ row, column }));
});

it("grows with Shift, and stays inside the table", () => {
  const grown = moved(range(1, 1, 3, 1), key("ArrowDown", { shiftKey: true }), rows.length, 10);
  expect(grown).toEqual(range(1, 1, 3, 1));
  expect(moved(at({ row: 0, column: 0 }), key("x"), rows.length, 10)).toBeNull();
});

const places = ({ writes }: ReturnType<typeof pasted>) =>
  writes.map(({ row, column, text }) => [row.key, column, text]);

it("pastes one cell into all that are selected", () => {
  expect(places(pasted([["5"]], range(0, 0, 1, 1), rows))).toEqual([
    ["a", "price", "5"],
    ["a", "selling_price", "5"],
    ["b", "price", "5"],
    ["b", "selling_price", "5"],
  ]);
});

it("pastes a block from the first selected cell, and counts what has no place", () => {
  const paste = pasted([["1", "2"], ["3"], ["4", "5"]], range(2, 1, 2, 1), rows);
  expect(places(paste)).toEqual([
    ["c", "selling_price", "1"],
    ["c", "stock", "2"],
    ["d", "selling_price", "3"],
  ]);
  expect(paste.outside).toBe(2);
});

it("repeats a block in a selection that is a multiple of it", () => {
  expect(places(pasted([["1"], ["2"]], range(0, 2, 3, 2), rows)).map(([, , text]) => text)).toEqual([
    "1",
    "2",
    "1",
    "2",
  ]);
});

it("fills downwards and upwards with the rows of the source in turn", () => {
  const down = filled(range(0, 0, 1, 0), range(0, 0, 3, 0), rows);
  expect(down.map(({ row, from }) => [row.key, from.key])).toEqual([
    ["c", "a"],
    ["d", "b"],
  ]);
  const up = filled(range(2, 0, 3, 0), range(3, 0, 0, 0), rows);
  expect(up.map(({ row, from }) => [row.key, from.key])).toEqual([
    ["a", "c"],
    ["b", "d"],
  ]);
});

it.each<[text: string, cells: string[][]]>([
  ["5", [["5"]]],
  [
    "1\t2\r\n3\t4\r\n",
    [
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  ['"1\n2"\t"a ""b"""', [["1\n2", 'a "b"']]],
  ["1\n\n3", [["1"], [""], ["3"]]],
  ["", [[""]]],
])("reads the copied text %j", (text, cells) => {
  expect(readCopied(text)).toEqual(cells);
});

it("reads what it copied", () => {
  const cells = [
    ["1080", ""],
    ["99.50", "7"],
  ];
  expect(readCopied(copiedText(cells))).toEqual(cells);
});
