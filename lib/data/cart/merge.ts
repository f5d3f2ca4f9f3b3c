import "server-only";
import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { bagItems, bags } from "@/lib/database/schema/cart";
import { mergedItems } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { findBagToEmpty, lockBag, updateBag } from "./carts";
import { listBagItems } from "./items";

/** Makes the browser's bag part of the account's, in the transaction that signs in. */
export async function mergeBags(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const brought = await findBagToEmpty(storeId, { kind: "anonymous", anonymousId }, database);
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
