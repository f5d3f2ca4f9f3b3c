import "server-only";
import { lockCart } from "@/lib/data/cart/carts";
import { listCartItems, saveCartItem } from "@/lib/data/cart/items";
import { listLeftItems, markReminded } from "@/lib/data/left-cart/left-carts";
import { findLeftCartLink } from "@/lib/data/left-cart/links";
import { getDatabase } from "@/lib/database/connection";
import { CART_ITEMS_LIMIT, type CartItem, cartOwner, isSameItem } from "@/lib/domain/cart/cart";
import { itemsStillSold } from "@/lib/domain/left-cart";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { newId } from "@/lib/server/tokens";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";

/** The tokens are too long to be guessed, but nobody needs to try so many. */
const LIMIT = { name: "left_cart", attempts: 60, seconds: 900 };

/** What the link leads to: the cart's id and those of its items that can be bought now; null if it leads nowhere. */
export async function readLeftCart(
  store: StoreDetails,
  token: string,
): Promise<{ cartId: string; items: readonly CartItem[] } | null> {
  const link = await findLeftCartLink(store.id, token);
  if (!link) return null;
  return { cartId: link.cartId, items: itemsStillSold(await listLeftItems(store.id, link), store.setting) };
}

/**
 * Puts the items of a cart that was left into the visitor's own, which may be on another device. Items that are in it
 * already stay as they are; those that are not sold now, or for which the cart has no room, are left out and counted. The
 * others have the price that their shopper saw, so that the cart tells what has changed since.
 */
export async function bringBack(
  { store, visitor, address }: Pick<Requester, "store" | "visitor" | "address">,
  token: string,
): Promise<Result<{ added: number; leftOut: number }, "link_unknown"> | TooManyAttempts> {
  const refused = await countAttempts(store.id, [[LIMIT, address]]);
  if (refused) return refused;
  return getDatabase().transaction(async (database) => {
    const now = clock.now();
    const link = await findLeftCartLink(store.id, token, now, database);
    if (!link) return fail("link_unknown", "token");
    const cart = await lockCart(store.id, cartOwner(visitor), now, database);
    if (cart.id === link.cartId) return ok({ added: 0, leftOut: 0 });
    const own = await listCartItems(store.id, cart.id, database);
    const left = await listLeftItems(store.id, link, database);
    const missing = left.filter((item) => !own.some((other) => isSameItem(item, other)));
    const added = itemsStillSold(missing, store.setting).slice(0, Math.max(0, CART_ITEMS_LIMIT - own.length));
    for (const [position, item] of added.entries()) {
      // Carts list their items by time, so each comes a moment after the one before it.
      const addedAt = new Date(now.getTime() + position);
      await saveCartItem(store.id, cart.id, { ...item, id: newId() }, addedAt, database);
    }
    // It is the same cart in another place, about which its shopper was e-mailed.
    if (added.length > 0) await markReminded(store.id, cart.id, now, database);
    return ok({ added: added.length, leftOut: missing.length - added.length });
  });
}
