import "server-only";
import { and, asc, eq, or, type SQLWrapper, sql } from "drizzle-orm";
import { toUnit } from "@/lib/data/product/rows";
import { type SoldRow, selectSold, toSoldItem } from "@/lib/data/product/sold-items";
import { type Database, getDatabase } from "@/lib/database/connection";
import { bagItems, bags } from "@/lib/database/schema/cart";
import { BAG_ITEMS_LIMIT, type BagItem, type BagOwner, type ItemIdentity } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { type BagRow, updateBag } from "./carts";
import { isOwnedBy } from "./owned-by";

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
