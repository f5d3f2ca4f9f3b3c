import "server-only";
import { type BagRow, lockBag, updateBag } from "@/lib/data/cart/carts";
import { listBagItems, removeBagItem, saveBagItem } from "@/lib/data/cart/items";
import { findProductChoices, findSoldItem } from "@/lib/data/product/sold-items";
import { type Database, getDatabase } from "@/lib/database/connection";
import { claimKey, findKey, type KeyedRequest } from "@/lib/database/idempotency-keys";
import {
  BAG_ITEMS_LIMIT,
  type BagItem,
  bagOwner,
  type ChosenItem,
  chosenOptions,
  withItem,
} from "@/lib/domain/cart/cart";
import { type Bag, type BagNotice, type ItemRefusal, withPriceSeen } from "@/lib/domain/cart/refresh";
import { LARGEST_QUANTITY } from "@/lib/domain/pricing/item-price";
import { fail, ok, type Result } from "@/lib/domain/result";
import { hashToken, newId } from "@/lib/server/tokens";
import { type BagAsker, type BagSettings, readSettings, refreshed } from "./read";

export type BagChangeRefusal =
  | ItemRefusal
  | "product_unknown"
  | "unit_wrong"
  | "variant_unknown"
  | "item_unknown"
  | "bag_full"
  | "quantity_above_maximum"
  | "idempotency_key_reused";

/**
 * Puts something into the bag. What is there already grows by it, and the answer says so. With a key it is done once:
 * the same again, from a browser that never heard the answer, changes nothing.
 */
export async function addToBag(
  asker: BagAsker,
  chosen: ChosenItem,
  key: string | null = null,
): Promise<Result<Bag, BagChangeRefusal>> {
  const { productId, addonId, modelId, quantity } = chosen;
  const product = await findProductChoices(asker.store.id, productId);
  if (!product) return fail("product_unknown", "product_id");
  if (chosen.unit !== null && chosen.unit !== product.unit) return fail("unit_wrong", "unit");
  const { name, optionNames, unit } = product;
  const options = chosenOptions(optionNames, chosen.variantTypes);
  if (!options) return fail("variant_unknown", "variant_types");

  const keyed = key === null ? null : keyedRequest(asker, chosen, key);
  return changeBag(asker, async ({ bag, items, now, settings, database }) => {
    const before = keyed && (await findKey(asker.store.id, keyed, database));
    if (before && before.requestDigest !== keyed.requestDigest) return fail("idempotency_key_reused");
    if (before) return ok(await refreshed(asker.store.id, bag, items, settings, database));
    const sold = await findSoldItem(asker.store.id, { productId, options }, database);
    const id = newId();
    const chosenAs = { productId, options, addonId, modelId };
    const added = { id, ...chosenAs, name, optionNames, unit, quantity, seenPrice: 0, sold };
    const next = withItem(items, added);
    if (next.items.length > BAG_ITEMS_LIMIT) return fail("bag_full");
    const saved = await saveIfSold(asker, { bag, now, settings, database, ...next });
    if (saved.ok && keyed) await claimKey(asker.store.id, keyed, { item_id: next.item.id }, now, database);
    if (!saved.ok || !next.wasThere) return saved;
    const summed: BagNotice = { code: "quantity_summed", itemId: next.item.id, quantity: next.item.quantity };
    return ok({ ...saved.value, notices: [summed, ...saved.value.notices] });
  });
}

function keyedRequest({ visitor }: BagAsker, chosen: ChosenItem, key: string): KeyedRequest {
  const owner = bagOwner(visitor);
  const id = owner.kind === "customer" ? owner.customerId : owner.anonymousId;
  return { askedBy: `bag of ${owner.kind} ${id}`, key, requestDigest: hashToken(JSON.stringify(chosen)) };
}

/** Buys more or less of an item; in hundredths of its unit. */
export function changeQuantity(
  asker: BagAsker,
  itemId: string,
  quantity: number,
): Promise<Result<Bag, BagChangeRefusal>> {
  return changeBag(asker, async ({ items, ...change }) => {
    const present = items.find(({ id }) => id === itemId);
    if (!present) return fail("item_unknown");
    const item = { ...present, quantity };
    const next = items.map((each) => (each === present ? item : each));
    const isLess = quantity < present.quantity;
    return saveIfSold(asker, { ...change, items: next, item, tolerates: isLess ? "too_few_left" : null });
  });
}

/** Takes an item out of the bag, whatever has become of it. */
export function removeFromBag(asker: BagAsker, itemId: string): Promise<Result<Bag, BagChangeRefusal>> {
  return changeBag(asker, async ({ bag, items, settings, database }) => {
    if (!items.some(({ id }) => id === itemId)) return fail("item_unknown");
    await removeBagItem(asker.store.id, bag.id, itemId, database);
    const left = items.filter(({ id }) => id !== itemId);
    return ok(await refreshed(asker.store.id, bag, left, settings, database));
  });
}

/** What is asked for beside the items; what is left out stays. */
export function changeBagDetails(
  asker: BagAsker,
  { note, isGiftWrapped }: { note?: string | undefined; isGiftWrapped?: boolean | undefined },
): Promise<Result<Bag, BagChangeRefusal>> {
  return changeBag(asker, async ({ bag, items, settings, database }) => {
    const changed = { ...bag, note: note ?? bag.note, isGiftWrapped: isGiftWrapped ?? bag.isGiftWrapped };
    await updateBag(asker.store.id, bag.id, changed, database);
    return ok(await refreshed(asker.store.id, changed, items, settings, database));
  });
}

type Change = { bag: BagRow; items: readonly BagItem[]; now: Date; settings: BagSettings; database: Database };

/** Changes of one bag come one after the other: each sees what the one before it has left. */
async function changeBag(
  asker: BagAsker,
  change: (bag: Change) => Promise<Result<Bag, BagChangeRefusal>>,
): Promise<Result<Bag, BagChangeRefusal>> {
  const settings = await readSettings(asker);
  return getDatabase().transaction(async (database) => {
    const now = new Date();
    const bag = await lockBag(asker.store.id, bagOwner(asker.visitor), now, database);
    const items = await listBagItems(asker.store.id, bag.id, database);
    return change({ bag, items, now, settings, database });
  });
}

type Saving = Change & {
  item: BagItem;
  /** Who takes less of something that is short does the right thing, though it may not be enough yet. */
  tolerates?: ItemRefusal | null;
};

/** Keeps `item`, which is one of `items`, when it can be bought like that; the shopper sees its price of now. */
async function saveIfSold(
  asker: BagAsker,
  { bag, items, item, tolerates = null, now, settings, database }: Saving,
): Promise<Result<Bag, BagChangeRefusal>> {
  if (item.quantity > LARGEST_QUANTITY) return fail("quantity_above_maximum", "quantity");
  const answer = await refreshed(asker.store.id, bag, items, settings, database);
  const saved = answer.items.find(({ id }) => id === item.id);
  if (!saved || saved.unitPrice === null) return fail("not_sold", FIELDS.not_sold);
  if (saved.refusal && saved.refusal !== tolerates) return fail(saved.refusal, FIELDS[saved.refusal]);
  await saveBagItem(asker.store.id, bag.id, { ...item, seenPrice: saved.unitPrice }, now, database);
  return ok(withPriceSeen(answer, item.id));
}

const FIELDS: Record<ItemRefusal, string> = {
  not_sold: "variant_types",
  addon_unknown: "addon_id",
  model_needed: "model_id",
  model_unknown: "model_id",
  sold_out: "quantity",
  too_few_left: "quantity",
  quantity_below_minimum: "quantity",
  quantity_off_step: "quantity",
};
