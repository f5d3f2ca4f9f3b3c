import { type Amounts, changedAmounts, type DailyChange } from "./daily-change";
import type { Unit } from "./unit";

/** The most rows that the table of prices shows and one edit changes. */
export const MAX_PRICE_ROWS = 5_000;
/** For so long an edit can be undone. */
export const PRICE_EDIT_DAYS = 30;

/** What has a price and a stock of its own: a variant, or a product without variants, whose `variantId` is empty. */
export type PriceRowId = { productId: string; variantId: string };

export type PriceRow = PriceRowId &
  Amounts & { slug: string; sku: string; name: string; options: readonly string[]; unit: Unit; status: string };

/** What changes in one row. `seen` are the amounts that were looked at: those that change must still be like that. */
export type PriceChange = PriceRowId & Pick<DailyChange, "price" | "sellingPrice" | "stock"> & { seen: Amounts };

/** The amounts of one row before and after an edit. */
export type EditedRow = PriceRowId & { before: Amounts; after: Amounts };

/** An edit that was made, as the list of edits shows it. */
export type PriceEdit = { id: string; at: Date; by: string; rows: number; undoneAt: Date | null };

type PriceField = "price" | "selling_price" | "stock" | "product_id";
/** What is wrong with one change; `index` is its place among the changes. */
export type PriceFault = { index: number; field: PriceField; code: PriceFaultCode };
type PriceFaultCode =
  | "row_unknown"
  | "row_repeated"
  | "price_changed"
  | "stock_changed"
  | "quantity_invalid"
  | "list_price_low";

export const priceRowKey = ({ productId, variantId }: PriceRowId): string => `${productId} ${variantId}`;

/**
 * What the changes come to, without the rows that stay as they are. With a single fault nothing may be written. Rows are
 * looked up by `priceRowKey`.
 */
export function planPriceEdit(
  rows: ReadonlyMap<string, Amounts & { unit: Unit }>,
  changes: readonly PriceChange[],
): { edited: EditedRow[]; faults: PriceFault[] } {
  const edited: EditedRow[] = [];
  const faults: PriceFault[] = [];
  const met = new Set<string>();
  for (const [index, change] of changes.entries()) {
    const key = priceRowKey(change);
    const row = rows.get(key);
    const found: Omit<PriceFault, "index">[] = row
      ? faultsOf(row, change)
      : [{ field: "product_id", code: "row_unknown" }];
    if (met.has(key)) found.push({ field: "product_id", code: "row_repeated" });
    met.add(key);
    faults.push(...found.map((fault) => ({ index, ...fault })));
    if (!row || found.length > 0) continue;
    const { sellingPrice, discountedPrice, stock } = row;
    const before = { sellingPrice, discountedPrice, stock };
    const after = changedAmounts(before, change);
    if (!isSame(before, after)) {
      const { productId, variantId } = change;
      edited.push({ productId, variantId, before, after });
    }
  }
  return { edited, faults };
}

function faultsOf(row: Amounts & { unit: Unit }, { price, sellingPrice, stock, seen }: PriceChange) {
  const faults: Omit<PriceFault, "index">[] = [];
  if (price !== undefined && row.discountedPrice !== seen.discountedPrice)
    faults.push({ field: "price", code: "price_changed" });
  if (sellingPrice !== undefined && row.sellingPrice !== seen.sellingPrice)
    faults.push({ field: "selling_price", code: "price_changed" });
  if (sellingPrice !== undefined && sellingPrice < (price ?? row.discountedPrice))
    faults.push({ field: "selling_price", code: "list_price_low" });
  if (stock !== undefined && row.stock !== seen.stock) faults.push({ field: "stock", code: "stock_changed" });
  if (row.unit === "Pcs" && (stock ?? 0) % 100 !== 0) faults.push({ field: "stock", code: "quantity_invalid" });
  return faults;
}

/**
 * What takes an edit back. Prices and stocks are taken back apart; those that were changed or sold since stay as they
 * are, and are counted in `kept`.
 */
export function planUndo(
  rows: ReadonlyMap<string, Amounts>,
  edited: readonly EditedRow[],
): { edited: EditedRow[]; kept: number } {
  let kept = 0;
  const restored = edited.flatMap(({ productId, variantId, before, after }): EditedRow[] => {
    const row = rows.get(priceRowKey({ productId, variantId }));
    const pricesChanged =
      before.sellingPrice !== after.sellingPrice || before.discountedPrice !== after.discountedPrice;
    const stockChanged = before.stock !== after.stock;
    const pricesAsLeft = row?.sellingPrice === after.sellingPrice && row.discountedPrice === after.discountedPrice;
    const stockAsLeft = row !== undefined && row.stock === after.stock;
    if ((pricesChanged && !pricesAsLeft) || (stockChanged && !stockAsLeft)) kept += 1;
    if (!row) return [];
    const { sellingPrice, discountedPrice, stock } = row;
    const now = { sellingPrice, discountedPrice, stock };
    const then: Amounts = {
      ...now,
      ...(pricesChanged && pricesAsLeft && pick(before)),
      ...(stockChanged && stockAsLeft && { stock: before.stock }),
    };
    return isSame(now, then) ? [] : [{ productId, variantId, before: now, after: then }];
  });
  return { edited: restored, kept };
}

const pick = ({ sellingPrice, discountedPrice }: Amounts) => ({ sellingPrice, discountedPrice });

const isSame = (one: Amounts, other: Amounts) =>
  one.sellingPrice === other.sellingPrice && one.discountedPrice === other.discountedPrice && one.stock === other.stock;
