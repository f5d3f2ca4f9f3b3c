import "server-only";
import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { StoreId } from "@/lib/domain/ids";
import type { StockChange } from "@/lib/domain/stock-change";
import type { Database } from "./database";
import { toUnit } from "./product-rows";
import { products, variants } from "./schema";

/** So much of a product, or of its variant; `quantity` in hundredths, `variantId` empty without. */
export type Portion = { productId: string; variantId: string; quantity: number };

/** What was taken is less than was asked for where nothing is counted, or more is sold than is there. */
export type TakenStock = { taken: readonly Portion[]; changes: readonly StockChange[] };

/**
 * Takes these portions, each of another product or variant, off the stock, in the transaction of the order; null when
 * there is not enough of one of them, and then the transaction must not commit.
 *
 * That there is enough is a condition of each update itself. The products' rows are locked first, in the order of their
 * ids: orders and imports that meet wait for one another, and never crosswise.
 */
export async function takeStock(
  storeId: StoreId,
  wanted: readonly Portion[],
  database: Database,
): Promise<TakenStock | null> {
  const before = await lockStocks(storeId, wanted, database);
  const after = await changeStocks(storeId, wanted, TAKEN, database);
  if (wanted.some((portion) => !after.has(idOf(portion)))) return null;
  const taken = wanted.map((portion) => ({
    ...portion,
    quantity: (before.get(idOf(portion))?.stock ?? 0) - (after.get(idOf(portion)) ?? 0),
  }));
  return { taken, changes: changesBetween(before, after) };
}

/** Puts portions back that were taken, each of another product or variant; nothing of what is gone or not counted now. */
export async function returnStock(
  storeId: StoreId,
  given: readonly Portion[],
  database: Database,
): Promise<readonly StockChange[]> {
  if (given.length === 0) return [];
  const before = await lockStocks(storeId, given, database);
  return changesBetween(before, await changeStocks(storeId, given, GIVEN, database));
}

/** Items of one product and variant are cut from the same cloth. Domain §4.4. */
export function mergedPortions(items: readonly Portion[]): Portion[] {
  const merged = new Map<string, Portion>();
  for (const { productId, variantId, quantity } of items) {
    const before = merged.get(idOf({ productId, variantId }))?.quantity ?? 0;
    merged.set(idOf({ productId, variantId }), { productId, variantId, quantity: before + quantity });
  }
  return [...merged.values()];
}

/** By which a stock is found in what follows: a product's, and that of each of its variants. */
function idOf({ productId, variantId }: Omit<Portion, "quantity">): string {
  return JSON.stringify([productId, variantId]);
}

type Stock = { productId: string; variantId: string; slug: string; unit: string } & {
  stock: number | null;
  allowsBackorder: boolean;
};

async function lockStocks(
  storeId: StoreId,
  portions: readonly Portion[],
  database: Database,
): Promise<ReadonlyMap<string, Stock>> {
  const productIds = portions.map(({ productId }) => productId);
  const variantIds = variantIdsOf(portions);
  const ofProducts = await database
    .select({
      productId: products.id,
      slug: products.slug,
      unit: products.unit,
      stock: products.stock,
      allowsBackorder: products.allowBackorder,
    })
    .from(products)
    .where(and(eq(products.storeId, storeId), inArray(products.id, productIds)))
    .orderBy(asc(products.id))
    .for("update");
  const ofVariants =
    variantIds.length === 0
      ? []
      : await database
          .select({
            productId: variants.productId,
            variantId: variants.id,
            stock: variants.stock,
            allowsBackorder: variants.allowBackorder,
          })
          .from(variants)
          .where(and(eq(variants.storeId, storeId), inArray(variants.id, variantIds)))
          .for("update");
  const known = new Map(ofProducts.map((row): [string, Stock] => [row.productId, { ...row, variantId: "" }]));
  const stocks = ofVariants.flatMap((row) => {
    const product = known.get(row.productId);
    return product ? [{ ...product, ...row }] : [];
  });
  return new Map([...known.values(), ...stocks].map((stock) => [idOf(stock), stock]));
}

/** How stock is changed by `portion.quantity`, and where it may be. */
type Change = Record<"to" | "when", (stock: SQLWrapper, allowsBackorder: SQLWrapper) => SQL>;

const TAKEN: Change = {
  // What is sold on when it is used up gives what it has: the shop owes the rest.
  to: (stock, allowsBackorder) =>
    sql`case when ${allowsBackorder} then greatest(${stock} - portion.quantity, 0) else ${stock} - portion.quantity end`,
  when: (stock, allowsBackorder) => sql`(${stock} is null or ${allowsBackorder} or ${stock} >= portion.quantity)`,
};
const GIVEN: Change = {
  to: (stock) => sql`${stock} + portion.quantity`,
  when: () => sql`true`,
};

type Row = { productId: string; variantId: string; stock: number | null };

/** The stocks that were changed, and the sums of those with variants; null where nothing is counted. */
async function changeStocks(
  storeId: StoreId,
  portions: readonly Portion[],
  change: Change,
  database: Database,
): Promise<ReadonlyMap<string, number | null>> {
  const plain = portions.filter(({ variantId }) => variantId === "");
  const ofVariants = portions.filter(({ variantId }) => variantId !== "");
  const rows: Row[] = [];
  if (plain.length > 0) {
    const { rows: changed } = await database.execute<Row>(sql`update ${products}
      set stock = ${change.to(products.stock, products.allowBackorder)}
      from (values ${rowsOf(plain)}) as portion (product_id, variant_id, quantity)
      where ${products.storeId} = ${storeId} and ${products.id} = portion.product_id
        and ${change.when(products.stock, products.allowBackorder)}
      returning ${products.id} as "productId", '' as "variantId", ${products.stock} as stock`);
    rows.push(...changed);
  }
  if (ofVariants.length > 0) {
    const { rows: changed } = await database.execute<Row>(sql`update ${variants}
      set stock = ${change.to(variants.stock, variants.allowBackorder)}
      from (values ${rowsOf(ofVariants)}) as portion (product_id, variant_id, quantity)
      where ${variants.storeId} = ${storeId} and ${variants.id} = portion.variant_id
        and ${variants.productId} = portion.product_id
        and ${change.when(variants.stock, variants.allowBackorder)}
      returning ${variants.productId} as "productId", ${variants.id} as "variantId", ${variants.stock} as stock`);
    rows.push(...changed, ...(await sumUp(storeId, ofVariants, database)));
  }
  return new Map(rows.map((row) => [idOf(row), row.stock]));
}

const rowsOf = (portions: readonly Portion[]) =>
  sql.join(
    portions.map(
      ({ productId, variantId, quantity }) => sql`(${productId}::text, ${variantId}::text, ${quantity}::bigint)`,
    ),
    sql`, `,
  );

const variantIdsOf = (portions: readonly Portion[]) => portions.flatMap(({ variantId }) => variantId || []);

/** A product's stock is that of all its variants, and not counted when one of them is not; see `summaryOf`. */
async function sumUp(storeId: StoreId, portions: readonly Portion[], database: Database): Promise<Row[]> {
  const productIds = [...new Set(portions.map(({ productId }) => productId))];
  const sum = sql`(select case when bool_and(${variants.stock} is not null) then sum(${variants.stock})::bigint end
    from ${variants} where ${variants.storeId} = ${products.storeId} and ${variants.productId} = ${products.id})`;
  const rows = await database
    .update(products)
    .set({ stock: sql<number | null>`${sum}` })
    .where(and(eq(products.storeId, storeId), inArray(products.id, productIds)))
    .returning({ productId: products.id, stock: products.stock });
  return rows.map((row) => ({ ...row, variantId: "" }));
}

function changesBetween(
  before: ReadonlyMap<string, Stock>,
  after: ReadonlyMap<string, number | null>,
): readonly StockChange[] {
  return [...after].flatMap(([id, stock]) => {
    const was = before.get(id);
    if (!was || was.stock === null || stock === null || was.stock === stock) return [];
    const { productId, slug, variantId, allowsBackorder } = was;
    const [unit, isProduct] = [toUnit(was.unit), variantId === ""];
    return [{ productId, slug, unit, allowsBackorder, isProduct, before: was.stock, after: stock }];
  });
}
