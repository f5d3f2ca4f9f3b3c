import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { findAlertProduct } from "@/lib/data/product/alert-product";
import { listAwaitedProducts, listStockAlerts, takeStockAlert } from "@/lib/data/stock-alert";
import { getDatabase } from "@/lib/database/connection";
import type { StockAlert } from "@/lib/domain/stock-alert";
import { stopMailsPath } from "@/lib/domain/stop-mails";
import type { StoreDetails } from "@/lib/domain/store/store";
import { nudgeOutbox } from "@/lib/server/outbox-signal";

/**
 * Queues one e-mail for everybody who waits for a variant that is back in stock, and deletes their alerts in the same
 * transaction, so that nobody gets two. Returns the number of e-mails.
 */
export async function sendStockAlerts(): Promise<{ queued: number }> {
  let queued = 0;
  for (const { storeId, productId } of await listAwaitedProducts()) {
    const store = await readStore(storeId);
    if (store?.status !== "active") continue;
    const product = await findAlertProduct(storeId, productId, store.setting);
    if (!product) continue;
    for (const { variantId, sku, options } of product.available) {
      const { name, slug } = product;
      const content = { product: name.slice(0, 200), options: options.join(", ").slice(0, 200), slug, sku };
      queued += await sendAll(store, { productId, variantId }, content);
    }
  }
  if (queued > 0) nudgeOutbox();
  return { queued };
}

type Content = { product: string; options: string; slug: string; sku: string };

async function sendAll(
  store: StoreDetails,
  variant: Pick<StockAlert, "productId" | "variantId">,
  content: Content,
): Promise<number> {
  let queued = 0;
  for (;;) {
    const alerts = await listStockAlerts(store.id, variant);
    for (const alert of alerts) if (await send(store, alert, content)) queued += 1;
    if (alerts.length === 0) return queued;
  }
}

async function send({ id, origin }: StoreDetails, alert: StockAlert, content: Content): Promise<boolean> {
  return getDatabase().transaction(async (database) => {
    const token = await takeStockAlert(id, alert, database);
    if (token === null) return false;
    const stopLink = `${origin}${stopMailsPath("stock-alerts", token)}`;
    const message = { template: "stock_alert", recipient: alert.email, content: { ...content, stopLink } } as const;
    await queueMessage(id, message, database);
    return true;
  });
}
