import "server-only";
import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { cartItems, carts } from "@/lib/database/schema/cart";
import { mergedItems } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { findCartToEmpty, lockCart, updateCart } from "./carts";
import { listCartItems } from "./items";

/** Makes the browser's bag part of the account's, in the transaction that signs in. */
export async function mergeCarts(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const brought = await findCartToEmpty(storeId, { kind: "anonymous", anonymousId }, database);
  if (!brought) return;
  const account = await lockCart(storeId, { kind: "customer", customerId }, now, database);
  const items = mergedItems(
    await listCartItems(storeId, account.id, database),
    await listCartItems(storeId, brought.id, database),
  );
  const isIn = (cartId: string) => and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId));
  const ids = items.map(({ id }) => id);
  await database.delete(cartItems).where(and(isIn(account.id), notInArray(cartItems.id, ids)));
  await database.update(cartItems).set({ cartId: account.id }).where(isIn(brought.id));
  const details = {
    note: brought.note || account.note,
    isGiftWrapped: brought.isGiftWrapped || account.isGiftWrapped,
  };
  await updateCart(storeId, account.id, details, database);
  await database.delete(carts).where(and(eq(carts.storeId, storeId), eq(carts.id, brought.id)));
}
