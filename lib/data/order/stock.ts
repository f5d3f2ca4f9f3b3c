import "server-only";
import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { toUnit } from "@/lib/data/product/rows";
import { explainStock } from "@/lib/data/product/stock-movements";
import type { Database } from "@/lib/database/connection";
import { products, variants } from "@/lib/database/schema/product";
import type { StockChange } from "@/lib/domain/product/stock-change";
import type { StockCause } from "@/lib/domain/product/stock-movement";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * A quantity, in hundredths, of a product or of one of its variants; `variantId` is empty if the product has no
 * variants.
 */
export type Portion = { productId: string; variantId: string; quantity: number };

/**
 * `taken` is the quantity that was deducted from stock. It is less than requested if the stock is not counted, or if more is ordered on backorder than is in stock.
 */
export type TakenStock = { taken: readonly Portion[]; changes: readonly StockChange[] };

/** The first of the requested portions for which there is too little stock. */
export type ShortStock = { short: Portion };

/**
 * Deducts the wanted quantities from stock, in the transaction that saves the order; each portion must be of a
 * different product or variant. If there is too little stock, returns the first portion affected, and the caller must
 * roll back.
 *
 * Each `update` checks the stock in its own condition, so that concurrent orders cannot take the same stock. Product
 * rows are locked first, in the order of their ids, so that concurrent orders and imports wait for each other without
 * deadlocks.
 */
export async function takeStock(
  storeId: StoreId,
  wanted: readonly Portion[],
  cause: StockCause,
  database: Database,
): Promise<TakenStock | ShortStock> {
  await explainStock(cause, database);
  const changed = await changeStocks(storeId, wanted, TAKE, database);
  const after = new Map(changed.map((row) => [idOf(row), row]));
  const short = wanted.find((portion) => !after.has(idOf(portion)));
  if (short) return { short };
  const taken = wanted.map((portion) => {
    const row = after.get(idOf(portion));
    return { ...portion, quantity: (row?.before ?? 0) - (row?.after ?? 0) };
  });
  return { taken, changes: changed.flatMap(toChange) };
}

/**
 * Adds quantities that were deducted earlier back to stock; each portion must be of a different product or variant.
 * Deleted products and stock that is no longer counted are skipped.
 */
export async function returnStock(
  storeId: StoreId,
  returned: readonly Portion[],
  cause: StockCause,
  database: Database,
): Promise<readonly StockChange[]> {
  if (returned.length === 0) return [];
  await explainStock(cause, database);
  return (await changeStocks(storeId, returned, RETURN, database)).flatMap(toChange);
}

/**
 * Adds up the quantities of items that are the same product or variant and so share one stock. See
 * docs/domain.md#stock.
 */
export function mergePortions(items: readonly Portion[]): Portion[] {
  const merged = new Map<string, Portion>();
  for (const { productId, variantId, quantity } of items) {
    const before = merged.get(idOf({ productId, variantId }))?.quantity ?? 0;
    merged.set(idOf({ productId, variantId }), { productId, variantId, quantity: before + quantity });
  }
  return [...merged.values()];
}

/** A key for the stock of a product or of one of its variants. */
function idOf({ productId, variantId }: Omit<Portion, "quantity">): string {
  return JSON.stringify([productId, variantId]);
}

/**
 * Two SQL expressions for changing a stock by `portion.quantity`: `to` is the stock afterwards, `when` the condition
 * under which the change is allowed.
 */
type Change = Record<"to" | "when", (stock: SQLWrapper, allowsBackorder: SQLWrapper) => SQL>;

const TAKE: Change = {
  // If backorders are allowed, more can be sold than is in stock, but the stock never drops below 0.
  to: (stock, allowsBackorder) =>
    sql`case when ${allowsBackorder} then greatest(${stock} - portion.quantity, 0) else ${stock} - portion.quantity end`,
  when: (stock, allowsBackorder) => sql`(${stock} is null or ${allowsBackorder} or ${stock} >= portion.quantity)`,
};
const RETURN: Change = {
  to: (stock) => sql`${stock} + portion.quantity`,
  when: () => sql`true`,
};

/** The stock of a product or variant before and after a change; both are null if the stock is not counted. */
type Row = { productId: string; variantId: string; slug: string; unit: string; minQuantity: number } & {
  before: number | null;
  after: number | null;
  allowsBackorder: boolean;
};

/**
 * Changes the stock of products and variants. Returns those whose stock changed, including products whose total changed
 * because of their variants.
 */
async function changeStocks(
  storeId: StoreId,
  portions: readonly Portion[],
  change: Change,
  database: Database,
): Promise<Row[]> {
  const plain = portions.filter(({ variantId }) => variantId === "");
  const ofVariants = portions.filter(({ variantId }) => variantId !== "");
  if (ofVariants.length === 0) return changeProducts(storeId, plain, change, database);
  const held = await lockProducts(storeId, portions, database);
  return [
    ...(plain.length > 0 ? await changeProducts(storeId, plain, change, database) : []),
    ...(await changeVariants(storeId, ofVariants, change, database)),
    ...(await updateProductTotals(
      storeId,
      held.filter(({ id }) => ofVariants.some(({ productId }) => productId === id)),
      database,
    )),
  ];
}

async function changeProducts(
  storeId: StoreId,
  portions: readonly Portion[],
  change: Change,
  database: Database,
): Promise<Row[]> {
  // `held` reads the old stock and locks the rows in one step, so no other transaction can change the stock before the
  // update.
  const { rows } = await database.execute<Row>(sql`
    with portion (product_id, variant_id, quantity) as (values ${rowsOf(portions)}),
      held as materialized (select id, stock from ${products}
        where store_id = ${storeId} and id in (select product_id from portion) order by id for update)
    update ${products} set stock = ${change.to(products.stock, products.allowBackorder)}
    from held join portion on portion.product_id = held.id
    where ${products.storeId} = ${storeId} and ${products.id} = held.id
      and ${change.when(products.stock, products.allowBackorder)}
    returning ${products.id} as "productId", '' as "variantId", ${products.slug}, ${products.unit},
      ${products.minQuantity} as "minQuantity", held.stock as before, ${products.stock} as after, ${products.allowBackorder} as "allowsBackorder"`);
  return rows;
}

/** Changes the stock of variants. The caller must have locked the rows of their products. */
async function changeVariants(
  storeId: StoreId,
  portions: readonly Portion[],
  change: Change,
  database: Database,
): Promise<Row[]> {
  const { rows } = await database.execute<Row>(sql`
    with portion (product_id, variant_id, quantity) as (values ${rowsOf(portions)}),
      held as materialized (select id, stock from ${variants}
        where store_id = ${storeId} and id in (select variant_id from portion) order by id for update)
    update ${variants} set stock = ${change.to(variants.stock, variants.allowBackorder)}
    from held join portion on portion.variant_id = held.id
      join ${products} on ${products.storeId} = ${storeId} and ${products.id} = portion.product_id
    where ${variants.storeId} = ${storeId} and ${variants.id} = held.id
      and ${variants.productId} = portion.product_id
      and ${change.when(variants.stock, variants.allowBackorder)}
    returning ${variants.productId} as "productId", ${variants.id} as "variantId", ${products.slug}, ${products.unit},
      ${products.minQuantity} as "minQuantity", held.stock as before, ${variants.stock} as after, ${variants.allowBackorder} as "allowsBackorder"`);
  return rows;
}

type HeldProduct = Pick<typeof products.$inferSelect, "id" | "stock">;

function lockProducts(storeId: StoreId, portions: readonly Portion[], database: Database): Promise<HeldProduct[]> {
  const ids = portions.map(({ productId }) => productId);
  return database
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for("update");
}

const rowsOf = (portions: readonly Portion[]) =>
  sql.join(
    portions.map(
      ({ productId, variantId, quantity }) => sql`(${productId}::text, ${variantId}::text, ${quantity}::bigint)`,
    ),
    sql`, `,
  );

/**
 * Updates the stock of products that have variants: the sum over the variants, or not counted if the stock of one of
 * them is not counted; see `summaryOf`.
 */
async function updateProductTotals(storeId: StoreId, held: readonly HeldProduct[], database: Database): Promise<Row[]> {
  const before = new Map(held.map(({ id, stock }) => [id, stock]));
  const sum = sql`(select case when bool_and(${variants.stock} is not null) then sum(${variants.stock})::bigint end
    from ${variants} where ${variants.storeId} = ${products.storeId} and ${variants.productId} = ${products.id})`;
  const rows = await database
    .update(products)
    .set({ stock: sql<number | null>`${sum}` })
    .where(and(eq(products.storeId, storeId), inArray(products.id, [...before.keys()])))
    .returning({
      productId: products.id,
      slug: products.slug,
      unit: products.unit,
      minQuantity: products.minQuantity,
      after: products.stock,
      allowsBackorder: products.allowBackorder,
    });
  return rows.map((row) => ({ ...row, variantId: "", before: before.get(row.productId) ?? null }));
}

function toChange({ before, after, variantId, unit, ...row }: Row): StockChange[] {
  if (before === null || after === null || before === after) return [];
  return [{ ...row, variantId, unit: toUnit(unit), isProduct: variantId === "", before, after }];
}
