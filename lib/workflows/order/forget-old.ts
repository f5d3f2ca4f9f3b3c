import "server-only";
import { removeExpiredCheckouts } from "@/lib/data/checkout/checkouts";
import { forgetOldFitProfileLinks } from "@/lib/data/customization/links";
import { forgetOldConsents } from "@/lib/data/left-cart/consents";
import { forgetOldLeftCartLinks } from "@/lib/data/left-cart/links";
import { forgetOldOrderLinks } from "@/lib/data/order/links";
import { forgetUnpaidOrders } from "@/lib/data/order/orders";
import { forgetOldPayers } from "@/lib/data/order/payers";
import { forgetOldWebhookEvents } from "@/lib/data/payment/webhook-events";
import { forgetOldQuotationLinks } from "@/lib/data/quotation/links";
import { forgetOldWithdrawals } from "@/lib/data/withdrawal";
import { forgetOldKeys } from "@/lib/database/idempotency-keys";
import { clock } from "@/lib/server/clock";

/**
 * Deletes checkouts, links to orders and left carts, consents of guests, withdrawals, unpaid orders and provider events once they
 * are old, because they contain addresses and secrets.
 */
export async function forgetOldOrders(now = clock.now()): Promise<void> {
  await removeExpiredCheckouts(now);
  await forgetOldKeys(now);
  await forgetOldOrderLinks(now);
  await forgetOldPayers(now);
  await forgetOldQuotationLinks(now);
  await forgetOldFitProfileLinks(now);
  await forgetOldLeftCartLinks(now);
  await forgetOldConsents(now);
  await forgetOldWithdrawals(now);
  await forgetUnpaidOrders(now);
  await forgetOldWebhookEvents(now);
}
