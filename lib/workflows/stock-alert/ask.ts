import "server-only";
import { findStock } from "@/lib/data/product/stock";
import { addStockAlert, removeStockAlert } from "@/lib/data/stock-alert";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StockAlert } from "@/lib/domain/stock-alert";
import type { StoreDetails } from "@/lib/domain/store/store";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";

/** Enough for a family behind one connection, too little to fill other people's mailboxes. */
const PER_NETWORK = { name: "stock_alert", attempts: 20, seconds: 3_600 };
const PER_ADDRESS = { name: "stock_alert_email", attempts: 20, seconds: 86_400 };

type AskRefusal = "product_unknown" | "variant_unknown" | "stock_available";

/**
 * Notes that somebody wants an e-mail when a variant is back. Returns the token that deletes the alert. The e-mail
 * address is not proved: it gets one e-mail at most, and that can be refused here.
 */
export async function askForStock(
  store: StoreDetails,
  alert: StockAlert,
  clientAddress: string,
): Promise<Result<{ token: string }, AskRefusal> | TooManyAttempts> {
  const product = await findStock(store.id, alert.productId, store.setting);
  if (product?.productId !== alert.productId) return fail("product_unknown");
  const chosen = product.variants.length > 0 ? product.variants.find(({ id }) => id === alert.variantId) : product;
  if (!chosen || (product.variants.length === 0 && alert.variantId !== "")) return fail("variant_unknown");
  if (chosen.stock.state !== "sold_out") return fail("stock_available");
  const refused = await countAttempts(store.id, [
    [PER_NETWORK, clientAddress],
    [PER_ADDRESS, alert.email],
  ]);
  return refused ?? ok({ token: await addStockAlert(store.id, alert) });
}

/** The tokens are too long to be guessed, but nobody needs to try so many. */
const DELETIONS = { name: "stock_alert_delete", attempts: 30, seconds: 900 };

/** Deletes an alert. It makes no difference whether that has happened before. */
export async function withdrawStockAlert(
  store: StoreDetails,
  token: string,
  clientAddress: string,
): Promise<Result<null, never> | TooManyAttempts> {
  const refused = await countAttempts(store.id, [[DELETIONS, clientAddress]]);
  if (refused) return refused;
  await removeStockAlert(store.id, token);
  return ok(null);
}
