import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { queueMessage } from "@/lib/data/outbox/outbox";
import {
  claimAlert,
  listStoresWithAlerts,
  type RequestedAlert,
  streamRequestedAlerts,
} from "@/lib/data/wishlist/alerts";
import { getDatabase } from "@/lib/database/connection";
import { stopMailsPath } from "@/lib/domain/stop-mails";
import type { StoreDetails } from "@/lib/domain/store/store";
import { wishlistMarks } from "@/lib/domain/wishlist/wishlist";
import { nudgeOutbox } from "@/lib/server/outbox-signal";

/**
 * Queues an e-mail for each requested wishlist alert whose product costs less or is back in stock. Each alert request
 * is answered by one e-mail only, even if several processes run this. Returns the number of queued e-mails.
 */
export async function sendWishlistAlerts(): Promise<{ queued: number }> {
  let queued = 0;
  for (const storeId of await listStoresWithAlerts()) {
    const store = await readStore(storeId);
    if (store?.status !== "active") continue;
    for await (const alert of streamRequestedAlerts(storeId, store.setting)) if (await send(store, alert)) queued += 1;
  }
  if (queued > 0) nudgeOutbox();
  return { queued };
}

async function send(store: StoreDetails, alert: RequestedAlert): Promise<boolean> {
  const { storeId, recipient, mailToken, wishlistItem } = alert;
  const reason = wishlistMarks(wishlistItem).at(-1);
  // A lower price is no reason for an e-mail while the product cannot be bought.
  if (!wishlistItem.product || !reason || reason === "sold_out" || reason === "not_sold") return false;
  const { name, slug } = wishlistItem.product;
  return getDatabase().transaction(async (database) => {
    if (!(await claimAlert(alert, database))) return false;
    const stopLink = `${store.origin}${stopMailsPath("wish-alerts", mailToken)}`;
    const content = { product: name.slice(0, 200), slug, reason, stopLink };
    await queueMessage(storeId, { template: "wish_alert", recipient, content }, database);
    return true;
  });
}
