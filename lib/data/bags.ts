import "server-only";
import { and, asc, eq, isNull, lt, notInArray, sql } from "drizzle-orm";
import { storedPicturesSchema } from "@/lib/contracts/stored-picture";
import { storedVariantTypesSchema } from "@/lib/contracts/stored-product";
import { BAG_ITEMS_LIMIT, type BagItem, type BagOwner, mergedItems, type SoldItem } from "@/lib/domain/bag";
import type { StoreId } from "@/lib/domain/ids";
import { picturesOf } from "@/lib/domain/variant-choice";
import { ANONYMOUS_LIFE } from "@/lib/domain/visitor";
import { newId } from "@/lib/tokens";
import { type Database, getDatabase } from "./database";
import { toUnit } from "./product-rows";
import { productCategories, products, variants } from "./schema";
import { bagItems, bags } from "./visitor-schema";

export type BagRow = { id: string; note: string; isGiftWrapped: boolean };

const bagColumns = { id: bags.id, note: bags.note, isGiftWrapped: bags.isGiftWrapped };

const isBagOf = (storeId: StoreId, owner: BagOwner) =>
  and(
    eq(bags.storeId, storeId),
    owner.kind === "customer" ? eq(bags.customerId, owner.customerId) : eq(bags.anonymousId, owner.anonymousId),
  );

/** Null for who never put anything into one. */
export async function findBag(
  storeId: StoreId,
  owner: BagOwner,
  database: Database = getDatabase(),
): Promise<BagRow | null> {
  const [row] = await database.select(bagColumns).from(bags).where(isBagOf(storeId, owner));
  return row ?? null;
}

/** The bag, made when there is none yet; until the transaction is over nobody else changes it. */
export async function lockBag(storeId: StoreId, owner: BagOwner, now: Date, database: Database): Promise<BagRow> {
  const { kind, ...ownerId } = owner;
  const [row] = await database
    .insert(bags)
    .values({ storeId, id: newId(), ...ownerId, createdAt: now, modifiedAt: now })
    .onConflictDoUpdate({
      target: [bags.storeId, kind === "customer" ? bags.customerId : bags.anonymousId],
      set: { modifiedAt: now },
    })
    .returning(bagColumns);
  if (!row) throw new Error("A bag was neither found nor made");
  return row;
}

export async function updateBag(
  storeId: StoreId,
  bagId: string,
  changes: { note: string; isGiftWrapped: boolean },
  database: Database,
): Promise<void> {
  await database
    .update(bags)
    .set(changes)
    .where(and(eq(bags.storeId, storeId), eq(bags.id, bagId)));
}

/** Makes the browser's bag part of the account's, in the transaction that signs in. */
export async function mergeBags(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const [brought] = await database
    .select(bagColumns)
    .from(bags)
    .where(isBagOf(storeId, { kind: "anonymous", anonymousId }))
    .for("update");
  if (!brought) return;
  const account = await lockBag(storeId, { kind: "customer", customerId }, now, database);
  const items = mergedItems(
    await listBagItems(storeId, account.id, database),
    await listBagItems(storeId, brought.id, database),
  );
  const isIn = (bagId: string) => and(eq(bagItems.storeId, storeId), eq(bagItems.bagId, bagId));
  const ids = items.map(({ id }) => id);
  await database.delete(bagItems).where(and(isIn(account.id), notInArray(bagItems.id, ids)));
  await database.update(bagItems).set({ bagId: account.id }).where(isIn(brought.id));
  const details = {
    note: brought.note || account.note,
    isGiftWrapped: brought.isGiftWrapped || account.isGiftWrapped,
  };
  await updateBag(storeId, account.id, details, database);
  await database.delete(bags).where(and(eq(bags.storeId, storeId), eq(bags.id, brought.id)));
}

/** Removes the bags of all stores whose browsers are no longer known: an account's stays. */
export async function forgetOldBags(now = new Date(), database: Database = getDatabase()): Promise<void> {
  const oldest = new Date(now.getTime() - ANONYMOUS_LIFE);
  await database.delete(bags).where(and(isNull(bags.customerId), lt(bags.modifiedAt, oldest)));
}

const categoryIds = sql<string[]>`array(select ${productCategories.categoryId} from ${productCategories}
  where ${productCategories.storeId} = ${products.storeId} and ${productCategories.productId} = ${products.id}
  order by ${productCategories.categoryId})`;

/** What is sold: the variant's own where there is one. */
const soldColumns = {
  slug: products.slug,
  soldName: products.name,
  unit: products.unit,
  hasVariants: sql<boolean>`${products.variantTypes} <> '[]'::jsonb`,
  variantId: variants.id,
  sku: sql<string>`coalesce(${variants.sku}, ${products.sku})`,
  sellingPrice: sql<number>`coalesce(${variants.sellingPrice}, ${products.sellingPrice})`,
  discountedPrice: sql<number>`coalesce(${variants.discountedPrice}, ${products.discountedPrice})`,
  stock: sql<number | null>`case when ${variants.id} is null then ${products.stock} else ${variants.stock} end`,
  allowsBackorder: sql<boolean>`coalesce(${variants.allowBackorder}, ${products.allowBackorder})`,
  weightGrams: sql<number>`coalesce(${variants.weightGrams}, ${products.weightGrams})`,
  taxRateId: sql<string>`coalesce(nullif(${variants.taxRateId}, ''), ${products.taxRateId})`,
  categoryIds,
  addonIds: products.addonIds,
  productPictures: sql<unknown>`jsonb_path_query_array(${products.pictures}, '$[0]')`,
  variantPictures: sql<unknown>`coalesce(jsonb_path_query_array(${variants.pictures}, '$[0]'), '[]'::jsonb)`,
};

type SoldRow = Omit<SoldItem, "unit" | "image" | "name"> & {
  soldName: string;
  unit: string;
  hasVariants: boolean;
  variantId: string | null;
  productPictures: unknown;
  variantPictures: unknown;
};

/** A combination without a variant of its own is not sold. Domain §4.3. */
function toSoldItem(row: SoldRow): SoldItem | null {
  const { soldName, unit, hasVariants, variantId, productPictures, variantPictures, ...plain } = row;
  if (hasVariants && variantId === null) return null;
  const pictures = picturesOf(storedPicturesSchema.parse(productPictures), {
    pictures: storedPicturesSchema.parse(variantPictures),
  });
  return { ...plain, name: soldName, unit: toUnit(unit), image: pictures[0]?.src ?? "" };
}

const isSold = (storeId: StoreId, productId: typeof bagItems.productId | string) =>
  and(eq(products.storeId, storeId), eq(products.id, productId), eq(products.status, "active"));

const isVariant = (options: typeof bagItems.options | string[]) =>
  and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id), eq(variants.options, options));

/** What the product is called and what has to be chosen of it; null when it is not shown. */
export async function findProductChoices(storeId: StoreId, productId: string, database: Database = getDatabase()) {
  const [row] = await database
    .select({ name: products.name, unit: products.unit, variantTypes: products.variantTypes })
    .from(products)
    .where(isSold(storeId, productId));
  if (!row) return null;
  const { name, unit, variantTypes } = row;
  return {
    name,
    unit: toUnit(unit),
    optionNames: storedVariantTypesSchema.parse(variantTypes).map((type) => type.name),
  };
}

export async function findSoldItem(
  storeId: StoreId,
  { productId, options }: Pick<BagItem, "productId" | "options">,
  database: Database = getDatabase(),
): Promise<SoldItem | null> {
  const [row] = await database
    .select(soldColumns)
    .from(products)
    .leftJoin(variants, isVariant([...options]))
    .where(isSold(storeId, productId))
    .orderBy(asc(variants.rank), asc(variants.id))
    .limit(1);
  return row ? toSoldItem(row) : null;
}

/** What is in the bag, in the order it was put there, with what is sold under it now. */
export async function listBagItems(
  storeId: StoreId,
  bagId: string,
  database: Database = getDatabase(),
): Promise<BagItem[]> {
  const rows = await database
    .selectDistinctOn([bagItems.createdAt, bagItems.id], {
      item: {
        id: bagItems.id,
        productId: bagItems.productId,
        name: bagItems.name,
        optionNames: bagItems.optionNames,
        options: bagItems.options,
        addonId: bagItems.addonId,
        modelId: bagItems.modelId,
        unit: bagItems.unit,
        quantity: bagItems.quantity,
        seenPrice: bagItems.seenPrice,
      },
      productId: products.id,
      sold: soldColumns,
    })
    .from(bagItems)
    .leftJoin(products, isSold(storeId, bagItems.productId))
    .leftJoin(variants, isVariant(bagItems.options))
    .where(and(eq(bagItems.storeId, storeId), eq(bagItems.bagId, bagId)))
    .orderBy(asc(bagItems.createdAt), asc(bagItems.id), asc(variants.rank), asc(variants.id))
    .limit(BAG_ITEMS_LIMIT);
  // Without its product all of `sold` is null, which the join's type does not say of the computed columns.
  return rows.map(({ item, productId, sold: row }) => {
    const sold = productId === null ? null : toSoldItem(row as SoldRow);
    return { ...item, unit: toUnit(item.unit), sold: sold?.unit === item.unit ? sold : null };
  });
}

/** Puts an item into a locked bag, in the place of the one with its id. */
export async function saveBagItem(
  storeId: StoreId,
  bagId: string,
  item: BagItem,
  now: Date,
  database: Database,
): Promise<void> {
  const { id, productId, name, addonId, modelId, unit, quantity, seenPrice } = item;
  const optionNames = [...item.optionNames];
  const options = [...item.options];
  await database
    .insert(bagItems)
    .values({
      storeId,
      id,
      bagId,
      productId,
      name,
      optionNames,
      options,
      addonId,
      modelId,
      unit,
      quantity,
      seenPrice,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [bagItems.storeId, bagItems.id],
      set: { name, optionNames, unit, quantity, seenPrice },
    });
}

export async function removeBagItem(
  storeId: StoreId,
  bagId: string,
  itemId: string,
  database: Database,
): Promise<void> {
  await database
    .delete(bagItems)
    .where(and(eq(bagItems.storeId, storeId), eq(bagItems.bagId, bagId), eq(bagItems.id, itemId)));
}
