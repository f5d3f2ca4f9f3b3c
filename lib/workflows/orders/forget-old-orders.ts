import "server-only";
import { forgetOldCheckouts } from "@/lib/data/checkouts";
import { forgetOldKeys } from "@/lib/data/idempotency-keys";
import { forgetOldOrderLinks } from "@/lib/data/order-links";
import { forgetUnpaidOrders } from "@/lib/data/orders";
import { forgetOldEvents } from "@/lib/data/payments";
import { forgetOldQuotationLinks } from "@/lib/data/quotation-links";

/** Removes what is left of buying that is long done with: addresses and secrets stand in it. */
export async function forgetOldOrders(now = new Date()): Promise<void> {
  await forgetOldCheckouts(now);
  await forgetOldKeys(now);
  await forgetOldOrderLinks(now);
  await forgetOldQuotationLinks(now);
  await forgetUnpaidOrders(now);
  await forgetOldEvents(now);
}
