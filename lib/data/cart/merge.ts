import "server-only";
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { cartItems, carts } from "@/lib/database/schema/cart";
import { mergedItems } from "@/lib/domain/cart/cart";
import type { StoreId } from "@/lib/domain/store/id";
import { lockCart, lockExistingCart, updateCart } from "./carts";
import { listCartItems } from "./items";

/**
 * Merges the cart of the browser into the cart of the customer who signs in. Call it in the transaction of the sign-in.
 */
export async function mergeCarts(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  now: Date,
  database: Database,
): Promise<void> {
  const anonymous = await lockExistingCart(storeId, { kind: "anonymous", anonymousId }, database);
  if (!anonymous) return;
  const account = await lockCart(storeId, { kind: "customer", customerId }, now, database);
  const items = mergedItems(
    await listCartItems(storeId, account.id, database),
    await listCartItems(storeId, anonymous.id, database),
  );
  const isInCart = (cartId: string) => and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId));
  const ids = items.map(({ id }) => id);
  await database.delete(cartItems).where(and(isInCart(account.id), notInArray(cartItems.id, ids)));
  await database.update(cartItems).set({ cartId: account.id }).where(isInCart(anonymous.id));
  const details = {
    note: anonymous.note || account.note,
    isGiftWrapped: anonymous.isGiftWrapped || account.isGiftWrapped,
    offerCode: anonymous.offerCode || account.offerCode,
    giftMessage: anonymous.giftMessage || account.giftMessage,
    hidesPrices: anonymous.hidesPrices || account.hidesPrices,
  };
  await updateCart(storeId, account.id, details, database);
  // Whoever was e-mailed about either of them was e-mailed about what is now one cart.
  const remindedAt = sql`(select max(reminded_at) from ${carts} as merged
    where merged.store_id = ${storeId} and merged.id in (${account.id}, ${anonymous.id}))`;
  await database
    .update(carts)
    .set({ remindedAt })
    .where(and(eq(carts.storeId, storeId), eq(carts.id, account.id)));
  await database.delete(carts).where(and(eq(carts.storeId, storeId), eq(carts.id, anonymous.id)));
}
