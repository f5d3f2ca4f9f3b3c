import type { PriceChangeWire, PriceRowWire } from "@/lib/contracts/product/price-calls";
import { type Amounts, changedAmounts } from "@/lib/domain/product/daily-change";
import { amountText, readAmount } from "@/lib/domain/product/typed-amount";

export const COLUMNS = ["price", "selling_price", "stock"] as const;
export type Column = (typeof COLUMNS)[number];

/** A row of the table; amounts in minor units, its stock in hundredths. */
export type Row = Omit<PriceRowWire, Column> & { key: string } & Record<Column, number | null>;

/** What is typed into a cell, and what the cell held when that was begun. What is no amount stays as its text. */
export type Typed = { value: number | null | { text: string }; seen: number | null };
/** Edits stay while other rows are looked at, so each knows its row. */
export type Edits = ReadonlyMap<string, { row: Row; cells: Readonly<Partial<Record<Column, Typed>>> }>;

/** The edits with those before and after them, to undo and redo. */
export type EditHistory = { edits: Edits; past: readonly Edits[]; future: readonly Edits[] };

export const NO_HISTORY: EditHistory = { edits: new Map(), past: [], future: [] };

/** So many steps can be undone. */
const MAX_PAST = 200;

export type Entry = { row: Row; column: Column; value: Typed["value"] };

const toHundredths = (major: number | null) => (major === null ? null : Math.round(major * 100));

export const rowOf = ({ price, selling_price, stock, ...row }: PriceRowWire): Row => ({
  ...row,
  key: `${row.product_id} ${row.variant_id}`,
  price: toHundredths(price),
  selling_price: toHundredths(selling_price),
  stock: toHundredths(stock),
});

/** What a text means in a cell. An empty stock is not counted; pieces are whole. */
export function readCell(text: string, { unit }: Pick<Row, "unit">, column: Column): Typed["value"] {
  if (column === "stock" && text.trim() === "") return null;
  const amount = readAmount(text);
  const isFit = amount !== null && (column !== "stock" || unit !== "Pcs" || amount % 100 === 0);
  return isFit ? amount : { text };
}

/** Types into cells, as one step. What a cell holds already is no edit. */
export function writeCells(history: EditHistory, entries: readonly Entry[]): EditHistory {
  const edits = new Map(history.edits);
  for (const { row, column, value } of entries) {
    const { [column]: _before, ...others } = edits.get(row.key)?.cells ?? {};
    const seen = row[column];
    // Typing again over what another has changed meanwhile means the new amount.
    const cells = value === seen ? others : { ...others, [column]: { value, seen } };
    if (Object.keys(cells).length > 0) edits.set(row.key, { row, cells });
    else edits.delete(row.key);
  }
  return step(history, edits);
}

function step(history: EditHistory, edits: Edits): EditHistory {
  return { edits, past: [...history.past, history.edits].slice(-MAX_PAST), future: [] };
}

export function undo({ edits, past, future }: EditHistory): EditHistory {
  const before = past.at(-1);
  return before ? { edits: before, past: past.slice(0, -1), future: [edits, ...future] } : { edits, past, future };
}

export function redo({ edits, past, future }: EditHistory): EditHistory {
  const [next, ...others] = future;
  return next ? { edits: next, past: [...past, edits], future: others } : { edits, past, future };
}

/** What a cell holds: what is typed into it, or what follows from the rest of its row. */
export function valueIn(row: Row, column: Column, edits: Edits): Typed["value"] {
  const typed = edits.get(row.key)?.cells[column];
  return typed ? typed.value : amountsOf(row, edits)[column];
}

/** A value as it is typed and copied. */
export function valueText(value: Typed["value"]): string {
  if (value === null) return "";
  return typeof value === "object" ? value.text : amountText(value);
}

/** The amounts of a row with what is typed, as the server would write them. What cannot be read does not count. */
export function amountsOf(row: Row, edits: Edits): Record<Column, number | null> {
  const typed = edits.get(row.key)?.cells;
  if (!typed) return { price: row.price, selling_price: row.selling_price, stock: row.stock };
  const amount = (column: Column) => {
    const value = typed[column]?.value;
    return typeof value === "object" && value !== null ? undefined : value;
  };
  const now: Amounts = { discountedPrice: row.price ?? 0, sellingPrice: row.selling_price ?? 0, stock: row.stock };
  const [price, sellingPrice, stock] = [amount("price"), amount("selling_price"), amount("stock")];
  const after = changedAmounts(now, {
    ...(typeof price === "number" && { price }),
    ...(typeof sellingPrice === "number" && { sellingPrice }),
    ...(stock !== undefined && { stock }),
  });
  return { price: after.discountedPrice, selling_price: after.sellingPrice, stock: after.stock };
}

export type CellFault = "unreadable" | "list_price_low" | "changed_meanwhile";

/** What is wrong with a cell, as far as it can be seen before the server is asked. */
export function faultOf(row: Row, column: Column, edits: Edits): CellFault | null {
  const typed = edits.get(row.key)?.cells[column];
  if (!typed) return null;
  if (typeof typed.value === "object" && typed.value !== null) return "unreadable";
  if (typed.seen !== row[column]) return "changed_meanwhile";
  const { price, selling_price: listPrice } = amountsOf(row, edits);
  return column === "selling_price" && (listPrice ?? 0) < (price ?? 0) ? "list_price_low" : null;
}

/** How many cells are typed into. */
export const countEdits = (edits: Edits): number =>
  [...edits.values()].reduce((count, { cells }) => count + Object.keys(cells).length, 0);

/** The edits as the server is asked for them, one for each row; and their rows, to name what it refuses. */
export function changesOf(edits: Edits): { rows: Row[]; changes: PriceChangeWire[] } {
  const rows = [...edits.values()].map(({ row }) => row);
  const changes = [...edits.values()].map(({ row, cells }) => {
    const amounts = Object.entries(cells).flatMap(([column, { value }]) =>
      typeof value === "object" && value !== null ? [] : [[column, toMajor(value)]],
    );
    const seen = COLUMNS.map((column) => [column, toMajor(cells[column] ? cells[column].seen : row[column])]);
    const { product_id, variant_id } = row;
    return { product_id, variant_id, ...Object.fromEntries(amounts), seen: Object.fromEntries(seen) };
  });
  return { rows, changes };
}

const toMajor = (amount: number | null) => (amount === null ? null : amount / 100);
