import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { findAlertProduct } from "@/lib/data/product/alert-product";
import { listAwaitedProducts, listStockAlerts, takeStockAlert } from "@/lib/data/stock-alert";
import { getDatabase } from "@/lib/database/connection";
import type { StockAlert } from "@/lib/domain/stock-alert";
import type { StoreId } from "@/lib/domain/store/id";
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
      queued += await sendAll(storeId, { productId, variantId }, content);
    }
  }
  if (queued > 0) nudgeOutbox();
  return { queued };
}

type Content = { product: string; options: string; slug: string; sku: string };

async function sendAll(
  storeId: StoreId,
  variant: Pick<StockAlert, "productId" | "variantId">,
  content: Content,
): Promise<number> {
  let queued = 0;
  for (;;) {
    const alerts = await listStockAlerts(storeId, variant);
    for (const alert of alerts) if (await send(storeId, alert, content)) queued += 1;
    if (alerts.length === 0) return queued;
  }
}

async function send(storeId: StoreId, alert: StockAlert, content: Content): Promise<boolean> {
  return getDatabase().transaction(async (database) => {
    if (!(await takeStockAlert(storeId, alert, database))) return false;
    await queueMessage(storeId, { template: "stock_alert", recipient: alert.email, content }, database);
    return true;
  });
}
