import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { listCartItems } from "@/lib/data/cart/items";
import { listStoresWithConsents } from "@/lib/data/left-cart/consents";
import { lockLeftCart, markReminded, streamLeftCartIds } from "@/lib/data/left-cart/left-carts";
import { insertLeftCartLink } from "@/lib/data/left-cart/links";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { orIfUnreadable } from "@/lib/data/readable-rows";
import { getDatabase } from "@/lib/database/connection";
import {
  itemsStillSold,
  leftCartPath,
  leftCartRefusal,
  leftCartTimes,
  remindsOfLeftCarts,
} from "@/lib/domain/left-cart";
import { stopMailsPath } from "@/lib/domain/stop-mails";
import type { StoreDetails } from "@/lib/domain/store/store";
import { leftCartRows } from "@/lib/messages/left-cart";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";

/**
 * Queues one e-mail for each cart that was left for the time that its store has set, and whose shopper has agreed to it.
 * Several workers may run this simultaneously: the e-mail is queued, and the cart marked, in one transaction that holds
 * the cart.
 */
export async function remindOfLeftCarts(now = clock.now()): Promise<{ reminded: number }> {
  let reminded = 0;
  for (const storeId of await listStoresWithConsents()) {
    const store = await readStore(storeId);
    if (store?.status !== "active" || !remindsOfLeftCarts(store)) continue;
    for await (const cartId of streamLeftCartIds(storeId, leftCartTimes(store.setting.leftCartHours, now))) {
      if (await orIfUnreadable(remind(store, cartId, now), false)) reminded += 1;
    }
  }
  if (reminded > 0) nudgeOutbox();
  return { reminded };
}

/** Returns whether an e-mail was queued. A cart of which nothing is sold at the moment may get one later. */
async function remind(store: StoreDetails, cartId: string, now: Date): Promise<boolean> {
  const { id: storeId, origin, setting } = store;
  return getDatabase().transaction(async (database) => {
    const cart = await lockLeftCart(storeId, cartId, database);
    if (!cart || leftCartRefusal(cart, setting.leftCartHours, now)) return false;
    const items = itemsStillSold(await listCartItems(storeId, cartId, database), setting);
    if (items.length === 0) return false;
    await markReminded(storeId, cartId, now, database);
    const token = await insertLeftCartLink(storeId, cartId, now, database);
    const content = {
      items: leftCartRows(items),
      link: `${origin}${leftCartPath(token)}`,
      stopLink: `${origin}${stopMailsPath("left-carts", cart.mailToken)}`,
    };
    await queueMessage(storeId, { template: "left_cart", recipient: cart.email, content }, database, now);
    return true;
  });
}
