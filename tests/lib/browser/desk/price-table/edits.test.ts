import fc from "fast-check";
import {
  amountsOf,
  type Column,
  changesOf,
  countEdits,
  type Entry,
  faultOf,
  NO_HISTORY,
  type Row,
  readCell,
  redo,
  rowOf,
  undo,
  valueIn,
  valueText,
  writeCells,
} from "@/lib/browser/desk/price-table/edits";

const row = (id: string, values: Partial<Row> = {}): Row => ({
  ...rowOf({
    product_id: id,
    variant_id: "",
    sku: id.toUpperCase(),
    name: id,
    options: [],
    unit: "Pcs",
    status: "active",
    price: 1_000,
    selling_price: 1_000,
    stock: 5,
  }),
  ...values,
});
const shirt = row("shirt");
const typed = (...entries: [Row, Column, Entry["value"]][]) =>
  writeCells(
    NO_HISTORY,
    entries.map(([of, column, value]) => ({ row: of, column, value })),
  );

it.each<[text: string, unit: Row["unit"], column: Column, value: Entry["value"]]>([
  ["1,080.00", "Pcs", "price", 108_000],
  ["", "Pcs", "price", { text: "" }],
  ["abc", "Pcs", "price", { text: "abc" }],
  ["", "Pcs", "stock", null],
  ["7", "Pcs", "stock", 700],
  ["7.5", "Pcs", "stock", { text: "7.5" }],
  ["7.5", "Mts", "stock", 750],
])("reads %j of %s in the column %s", (text, unit, column, value) => {
  expect(readCell(text, { unit }, column)).toEqual(value);
});

it("shows a list price that follows the price, as the server will write it", () => {
  const { edits } = typed([shirt, "price", 108_000]);
  expect(amountsOf(shirt, edits)).toEqual({ price: 108_000, selling_price: 108_000, stock: 500 });
  expect(valueText(valueIn(shirt, "selling_price", edits))).toBe("1080");
});

it("forgets an edit that is typed back", () => {
  const history = writeCells(typed([shirt, "price", 108_000]), [{ row: shirt, column: "price", value: 100_000 }]);
  expect(countEdits(history.edits)).toBe(0);
});

it.each<[name: string, now: Row, column: Column, value: Entry["value"], fault: string | null]>([
  ["text", shirt, "price", { text: "x" }, "unreadable"],
  ["a low list price", shirt, "selling_price", 99_900, "list_price_low"],
  ["a price that another has changed", row("shirt", { price: 90_000 }), "price", 108_000, "changed_meanwhile"],
  ["an amount", shirt, "price", 108_000, null],
])("finds what is wrong with %s", (_name, now, column, value, fault) => {
  expect(faultOf(now, column, typed([shirt, column, value]).edits)).toBe(fault);
});

it("asks for what was typed, with what was seen then", () => {
  const { changes } = changesOf(typed([shirt, "price", 108_000], [shirt, "stock", null]).edits);
  expect(changes).toEqual([
    {
      product_id: "shirt",
      variant_id: "",
      price: 1_080,
      stock: null,
      seen: { price: 1_000, selling_price: 1_000, stock: 5 },
    },
  ]);
});

const rows = ["a", "b", "c"].map((id) => row(id));
const entries = fc.array(
  fc.record({
    row: fc.constantFrom(...rows),
    column: fc.constantFrom<Column>("price", "selling_price", "stock"),
    value: fc.integer({ min: 0, max: 500 }).map((value) => value * 100),
  }),
  { minLength: 1, maxLength: 4 },
);

it("undoes every step back to nothing, and redoes it to the same", () => {
  fc.assert(
    fc.property(fc.array(entries, { maxLength: 8 }), (steps) => {
      const done = steps.reduce(writeCells, NO_HISTORY);
      const undone = steps.reduce((history) => undo(history), done);
      expect(undone.edits.size).toBe(0);
      expect(steps.reduce((history) => redo(history), undone).edits).toEqual(done.edits);
      // Nothing to undo changes nothing.
      expect(undo(undone).edits).toEqual(undone.edits);
    }),
  );
});
