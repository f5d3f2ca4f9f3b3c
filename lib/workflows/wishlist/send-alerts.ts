import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { type AskedAlert, listAskedAlerts, listStoresWithAlerts, takeAlert } from "@/lib/data/wishlist/alerts";
import { getDatabase } from "@/lib/database/connection";
import { wishlistMarks } from "@/lib/domain/wishlist/wishlist";
import { nudgeOutbox } from "@/lib/server/outbox-signal";

/**
 * Mails customers who have asked to be told that something on their wish list costs less or is back: once for each time
 * that they ask, however many processes look. Answers how many mails are on their way.
 */
export async function sendWishlistAlerts(): Promise<{ queued: number }> {
  let queued = 0;
  for (const storeId of await listStoresWithAlerts()) {
    const store = await readStore(storeId);
    if (store?.status !== "active") continue;
    for await (const alert of listAskedAlerts(storeId, store.setting)) if (await send(alert)) queued += 1;
  }
  if (queued > 0) nudgeOutbox();
  return { queued };
}

async function send(alert: AskedAlert): Promise<boolean> {
  const { storeId, email, wishlistItem } = alert;
  const reason = wishlistMarks(wishlistItem).at(-1);
  // What cannot be bought is no news, whatever it costs.
  if (!wishlistItem.product || !reason || reason === "sold_out" || reason === "not_sold") return false;
  const { name, slug } = wishlistItem.product;
  return getDatabase().transaction(async (database) => {
    if (!(await takeAlert(alert, database))) return false;
    const content = { product: name.slice(0, 200), slug, reason };
    await queueMessage(storeId, { template: "wish_alert", recipient: email, content }, database);
    return true;
  });
}
