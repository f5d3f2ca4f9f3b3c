import "server-only";
import { and, asc, eq, isNull, lt, notInArray, or, type SQLWrapper, sql } from "drizzle-orm";
import { storedPicturesSchema } from "@/lib/contracts/stored-picture";
import { storedVariantTypesSchema } from "@/lib/contracts/stored-product";
import {
  BAG_ITEMS_LIMIT,
  type BagItem,
  type BagOwner,
  type ItemIdentity,
  mergedItems,
  type SoldItem,
} from "@/lib/domain/bag";
import type { StoreId } from "@/lib/domain/ids";
import { picturesOf } from "@/lib/domain/variant-choice";
import { ANONYMOUS_LIFE } from "@/lib/domain/visitor";
import { newId } from "@/lib/tokens";
import { bagItems, bags } from "./bag-schema";
import { holdCustomer } from "./customers";
import { type Database, getDatabase } from "./database";
import { isOwnedBy, oneForEach } from "./owned-by";
import { toUnit } from "./product-rows";
import { productCategories, products, variants } from "./schema";

export type BagRow = { id: string; note: string; isGiftWrapped: boolean };

const bagColumns = { id: bags.id, note: bags.note, isGiftWrapped: bags.isGiftWrapped };

/** Null for who never put anything into one. */
export async function findBag(
  storeId: StoreId,
  owner: BagOwner,
  database: Database = getDatabase(),
): Promise<BagRow | null> {
  const [row] = await database
    .select(bagColumns)
    .from(bags)
    .where(isOwnedBy(bags, storeId, owner));
  return row ?? null;
}

/** The bag, made when there is none yet; until the transaction is over nobody else changes it. */
export async function lockBag(storeId: StoreId, owner: BagOwner, now: Date, database: Database): Promise<BagRow> {
  const { kind, ...ownerId } = owner;
  if (owner.kind === "customer") await holdCustomer(storeId, owner.customerId, database);
  const [row] = await database
    .insert(bags)
    .values({ storeId, id: newId(), ...ownerId, createdAt: now, modifiedAt: now })
    .onConflictDoUpdate({
      target: oneForEach(bags, owner),
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
    .where(isOwnedBy(bags, storeId, { kind: "anonymous", anonymousId }))
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
  order by ${productCategories.categoryId})`.as("category_ids");

/** What is sold: the variant's own where there is one. */
const soldColumns = {
  /** Read rather than asked for: among the active products of a store a planner may look for one by another index. */
  status: products.status,
  slug: products.slug,
  soldName: products.name,
  unit: products.unit,
  hasVariants: sql<boolean>`${products.variantTypes} <> '[]'::jsonb`.as("has_variants"),
  variantId: variants.id,
  sku: sql<string>`coalesce(${variants.sku}, ${products.sku})`.as("sku"),
  sellingPrice: sql<number>`coalesce(${variants.sellingPrice}, ${products.sellingPrice})`.as("selling_price"),
  discountedPrice: sql<number>`coalesce(${variants.discountedPrice}, ${products.discountedPrice})`.as(
    "discounted_price",
  ),
  stock: sql<number | null>`case when ${variants.id} is null then ${products.stock} else ${variants.stock} end`.as(
    "stock",
  ),
  allowsBackorder: sql<boolean>`coalesce(${variants.allowBackorder}, ${products.allowBackorder})`.as(
    "allows_backorder",
  ),
  allowsCashOnDelivery: products.allowCod,
  weightGrams: sql<number>`coalesce(${variants.weightGrams}, ${products.weightGrams})`.as("weight_grams"),
  taxRateId: sql<string>`coalesce(nullif(${variants.taxRateId}, ''), ${products.taxRateId})`.as("tax_rate_id"),
  hsnCode: products.hsnCode,
  categoryIds,
  addonIds: products.addonIds,
  productPictures: sql<unknown>`jsonb_path_query_array(${products.pictures}, '$[0]')`.as("product_pictures"),
  variantPictures: sql<unknown>`coalesce(jsonb_path_query_array(${variants.pictures}, '$[0]'), '[]'::jsonb)`.as(
    "variant_pictures",
  ),
};

type SoldRow = Omit<SoldItem, "unit" | "image" | "name"> & {
  soldName: string;
  status: string;
  unit: string;
  hasVariants: boolean;
  productPictures: unknown;
  variantPictures: unknown;
};

/** A combination without a variant of its own is not sold. Domain §4.3. */
function toSoldItem(row: SoldRow): SoldItem | null {
  const { soldName, status, unit, hasVariants, productPictures, variantPictures, ...plain } = row;
  if (status !== "active" || (hasVariants && plain.variantId === null)) return null;
  const pictures = picturesOf(storedPicturesSchema.parse(productPictures), {
    pictures: storedPicturesSchema.parse(variantPictures),
  });
  return { ...plain, name: soldName, unit: toUnit(unit), image: pictures[0]?.src ?? "" };
}

const isProduct = (storeId: StoreId, productId: typeof bagItems.productId | string) =>
  and(eq(products.storeId, storeId), eq(products.id, productId));

const isVariant = (options: typeof bagItems.options | string[]) =>
  and(eq(variants.storeId, products.storeId), eq(variants.productId, products.id), eq(variants.options, options));

/** What the product is called and what has to be chosen of it; null when it is not shown. */
export async function findProductChoices(storeId: StoreId, productId: string, database: Database = getDatabase()) {
  const [row] = await database
    .select({ name: products.name, unit: products.unit, variantTypes: products.variantTypes })
    .from(products)
    .where(and(isProduct(storeId, productId), eq(products.status, "active")));
  if (!row) return null;
  const { name, unit, variantTypes } = row;
  return {
    name,
    unit: toUnit(unit),
    optionNames: storedVariantTypesSchema.parse(variantTypes).map((type) => type.name),
  };
}

/** What is sold of one product, for the options that were chosen. */
function selectSold(
  storeId: StoreId,
  productId: typeof bagItems.productId | string,
  options: typeof bagItems.options | string[],
  database: Database,
) {
  return database
    .select(soldColumns)
    .from(products)
    .leftJoin(variants, isVariant(options))
    .where(isProduct(storeId, productId))
    .orderBy(asc(variants.rank), asc(variants.id))
    .limit(1);
}

export async function findSoldItem(
  storeId: StoreId,
  { productId, options }: Pick<BagItem, "productId" | "options">,
  database: Database = getDatabase(),
): Promise<SoldItem | null> {
  const [row] = await selectSold(storeId, productId, [...options], database);
  return row ? toSoldItem(row) : null;
}

/** What is in the bag, in the order it was put there, with what is sold under it now. */
export function listBagItems(storeId: StoreId, bagId: string, database: Database = getDatabase()): Promise<BagItem[]> {
  return listItems(storeId, bagId, database);
}

/** The same of the bag of `owner`, who may have none. */
export function listItemsOfOwner(
  storeId: StoreId,
  owner: BagOwner,
  database: Database = getDatabase(),
): Promise<BagItem[]> {
  const bagId = database
    .select({ id: bags.id })
    .from(bags)
    .where(isOwnedBy(bags, storeId, owner));
  return listItems(storeId, bagId, database);
}

async function listItems(storeId: StoreId, bagId: string | SQLWrapper, database: Database): Promise<BagItem[]> {
  // Item by item, each by its key: joined as a whole, every item may be looked for among all products of the store.
  const ofItem = selectSold(storeId, bagItems.productId, bagItems.options, database).as("sold");
  const rows = await database
    .select()
    .from(bagItems)
    .leftJoinLateral(ofItem, sql`true`)
    .where(and(eq(bagItems.storeId, storeId), eq(bagItems.bagId, bagId)))
    .orderBy(asc(bagItems.createdAt), asc(bagItems.id))
    .limit(BAG_ITEMS_LIMIT);
  return rows.map(({ bag_items: item, sold: row }) => {
    // Without its product all of `sold` is null, which the join's type does not say.
    const sold = row?.slug == null ? null : toSoldItem(row as SoldRow);
    const { id, productId, name, optionNames, options, addonId, modelId, quantity, seenPrice } = item;
    const unit = toUnit(item.unit);
    const isSoldSo = sold?.unit === unit;
    return {
      id,
      productId,
      name,
      optionNames,
      options,
      addonId,
      modelId,
      unit,
      quantity,
      seenPrice,
      sold: isSoldSo ? sold : null,
    };
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

/** The bag if there is one; until the transaction is over nobody else changes it. */
export async function findBagToEmpty(storeId: StoreId, owner: BagOwner, database: Database): Promise<BagRow | null> {
  const [row] = await database
    .select(bagColumns)
    .from(bags)
    .where(isOwnedBy(bags, storeId, owner))
    .for("update");
  return row ?? null;
}

/** What was ordered leaves a locked bag, with the note and the wrapping that the order has taken over. */
export async function removeOrdered(
  storeId: StoreId,
  { id: bagId, note, isGiftWrapped }: BagRow,
  ordered: readonly ItemIdentity[],
  database: Database,
): Promise<void> {
  const isOrdered = or(
    ...ordered.map(({ productId, options, addonId, modelId }) =>
      and(
        eq(bagItems.productId, productId),
        eq(bagItems.options, [...options]),
        eq(bagItems.addonId, addonId),
        eq(bagItems.modelId, modelId),
      ),
    ),
  );
  await database.delete(bagItems).where(and(eq(bagItems.storeId, storeId), eq(bagItems.bagId, bagId), isOrdered));
  if (note || isGiftWrapped) await updateBag(storeId, bagId, { note: "", isGiftWrapped: false }, database);
}
