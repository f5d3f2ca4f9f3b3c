import "server-only";
import { listCategorySlugs } from "@/lib/data/catalogue/categories";
import { tagsOfCategories } from "@/lib/data/catalogue/category-tree";
import { lockPriceEdit, markUndone, removePriceEditsBefore, savePriceEdit } from "@/lib/data/product/price-edits";
import {
  type LockedProduct,
  lockPricedProducts,
  rowsOf,
  savePricesOfProducts,
  savePricesOfVariants,
} from "@/lib/data/product/price-rows";
import { explainStock } from "@/lib/data/product/stock-movements";
import { type Database, getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { amountsOfVariants } from "@/lib/domain/product/daily-change";
import {
  type EditedRow,
  PRICE_EDIT_DAYS,
  type PriceChange,
  type PriceFault,
  planPriceEdit,
  planUndo,
  priceRowKey,
} from "@/lib/domain/product/price-edit";
import { fail, ok, type Result } from "@/lib/domain/result";
import { tags } from "@/lib/domain/site/cache-tags";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { newPlatformId } from "@/lib/server/tokens";

const DAY_MS = 86_400_000;

type Edited = { ok: true; value: { id: string; rows: EditedRow[] } };
type Refused = { ok: false; code: "prices_invalid"; errors: { path: string; code: PriceFault["code"] }[] };

/**
 * Changes prices and stocks of many products in one transaction, or nothing if one of them cannot be changed. A dry run
 * says what would change, and writes nothing; its edit has an empty id.
 */
export function editPrices(
  storeId: StoreId,
  changes: readonly PriceChange[],
  { by, isDryRun }: { by: string; isDryRun: boolean },
): Promise<Edited | Refused> {
  return getDatabase().transaction(async (transaction): Promise<Edited | Refused> => {
    const ids = changes.map(({ productId }) => productId);
    const held = await lockPricedProducts(storeId, ids, transaction);
    const { edited, faults } = planPriceEdit(rowsOf(held), changes);
    if (faults.length > 0) {
      const errors = faults.map(({ index, field, code }) => ({ path: `changes.${index}.${field}`, code }));
      return { ok: false, code: "prices_invalid", errors };
    }
    if (isDryRun || edited.length === 0) return ok({ id: "", rows: edited });
    const id = newPlatformId();
    const now = clock.now();
    await explainStock({ reason: "counted", by }, transaction);
    await write(storeId, held, edited, now, transaction);
    await savePriceEdit(storeId, { id, at: now, by, rows: edited }, transaction);
    await removePriceEditsBefore(storeId, new Date(now.getTime() - PRICE_EDIT_DAYS * DAY_MS), transaction);
    return ok({ id, rows: edited });
  });
}

/** How many rows of an edit have their old amounts again, and how many were changed since and stay. */
type Undone = Result<{ restored: number; kept: number }, "edit_unknown" | "edit_undone" | "right_missing">;

/** Takes an edit back, as far as nobody has changed the same amounts since. Prices need a right of their own. */
export function undoPriceEdit(
  storeId: StoreId,
  id: string,
  { by, mayPrice }: { by: string; mayPrice: boolean },
): Promise<Undone> {
  return getDatabase().transaction(async (transaction): Promise<Undone> => {
    const edit = await lockPriceEdit(storeId, id, transaction);
    if (!edit) return fail("edit_unknown");
    if (edit.undoneAt) return fail("edit_undone");
    const ids = edit.rows.map(({ productId }) => productId);
    const held = await lockPricedProducts(storeId, ids, transaction);
    const { edited, kept } = planUndo(rowsOf(held), edit.rows);
    if (!mayPrice && edited.some(hasNewPrice)) return fail("right_missing");
    const now = clock.now();
    await explainStock({ reason: "correction", by }, transaction);
    await write(storeId, held, edited, now, transaction);
    await markUndone(storeId, id, now, transaction);
    return ok({ restored: edited.length, kept });
  });
}

const hasNewPrice = ({ before, after }: EditedRow) =>
  before.discountedPrice !== after.discountedPrice || before.sellingPrice !== after.sellingPrice;

/** Writes the rows, the sums of the products they belong to, and which pages show them. */
async function write(
  storeId: StoreId,
  held: readonly LockedProduct[],
  edited: readonly EditedRow[],
  now: Date,
  transaction: Database,
): Promise<void> {
  if (edited.length === 0) return;
  const after = new Map(edited.map((row) => [priceRowKey(row), row.after]));
  const changed = new Set(edited.map(({ productId }) => productId));
  const affected = held.filter(({ productId }) => changed.has(productId));
  const ofVariants = edited.filter(({ variantId }) => variantId !== "");
  await savePricesOfVariants(
    storeId,
    ofVariants.map((row) => ({ id: row.variantId, ...row.after })),
    transaction,
  );
  const ofProducts = affected.map((product) => {
    const own = after.get(priceRowKey(product)) ?? product;
    const whole = amountsOfVariants(product.variants.map((variant) => after.get(priceRowKey(variant)) ?? variant)) ?? {
      ...own,
      minPrice: own.discountedPrice,
      maxPrice: own.discountedPrice,
    };
    const { sellingPrice, discountedPrice, stock, minPrice, maxPrice } = whole;
    return { id: product.productId, sellingPrice, discountedPrice, stock, minPrice, maxPrice };
  });
  await savePricesOfProducts(storeId, ofProducts, now, transaction);
  const lists = await listCategorySlugs(
    storeId,
    affected.map(({ productId }) => productId),
    transaction,
  );
  await recordExpiredTags(
    [
      tags.catalogue(storeId),
      ...affected.map(({ slug }) => tags.product(storeId, slug)),
      ...(await tagsOfCategories(storeId, lists, transaction)),
    ],
    transaction,
  );
}
