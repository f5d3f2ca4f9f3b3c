import "server-only";
import { endOldSessions } from "@/lib/data/authentication/visitor-sessions";
import { removeExpiredCarts } from "@/lib/data/cart/carts";
import { removeExpiredCheckouts } from "@/lib/data/checkout/checkouts";
import { removeExpiredFitProfiles } from "@/lib/data/customization/fit-profiles";
import { forgetOldEnquiries } from "@/lib/data/enquiry";
import { forgetOldFaults } from "@/lib/data/health";
import { removeExpiredPersonalFiles } from "@/lib/data/personalization/files";
import { removeTrashedProducts } from "@/lib/data/product/trash";
import { forgetOldChallenges } from "@/lib/data/proof-of-work";
import { forgetOldVisitCounts } from "@/lib/data/site/visit-counts";
import { forgetOldStockAlerts } from "@/lib/data/stock-alert";
import { removeExpiredWishlists } from "@/lib/data/wishlist/wishlists";
import { isEmbedded } from "@/lib/database/connection";
import { forgetOldExpiredTags } from "@/lib/database/expired-tags";
import { forgetOldAttempts } from "@/lib/database/rate-limits";
import { maintainTables } from "@/lib/database/table-care";
import { clock } from "@/lib/server/clock";
import { publishDueArticles } from "@/lib/workflows/article/publish";
import { forgetOldSignIns } from "@/lib/workflows/authentication/forget-old-sign-ins";
import { makeDueBackup } from "@/lib/workflows/backup/make";
import { remindOfLeftCarts } from "@/lib/workflows/left-cart/remind";
import { forgetOldOrders } from "@/lib/workflows/order/forget-old";
import { releaseLapsedOrders } from "@/lib/workflows/order/release-lapsed";
import { remindOfPayments } from "@/lib/workflows/order/remind-of-payments";
import { deliverOutbox } from "@/lib/workflows/outbox/deliver";
import { forgetOldMessages } from "@/lib/workflows/outbox/forget-old-messages";
import { checkOpenPayments } from "@/lib/workflows/payment/check-open";
import { comparePayments } from "@/lib/workflows/payment/compare";
import { publishDueDrafts } from "@/lib/workflows/shop-window/publish";
import { sendStockAlerts } from "@/lib/workflows/stock-alert/send";
import { sendWishlistAlerts } from "@/lib/workflows/wishlist/send-alerts";
import type { PeriodicWork } from "./run-periodically";

const HOUR_SECONDS = 3_600;

/**
 * All background tasks. A serving process runs them in its worker. On hosting without a worker, a scheduler calls
 * `/api/cron/NAME`, which runs one task.
 */
export const PERIODIC_WORK = [
  // A new message makes this task run immediately. The interval is for retries, and for messages that other processes
  // have added.
  { name: "outbox", everySeconds: 10, run: (signal) => deliverOutbox({ signal }) },
  { name: "backup", everySeconds: 600, run: () => makeDueBackup() },
  { name: "old-messages", everySeconds: HOUR_SECONDS, run: () => forgetOldMessages() },
  {
    name: "old-attempts",
    everySeconds: HOUR_SECONDS,
    run: async () => {
      await forgetOldAttempts();
      await forgetOldChallenges();
      await forgetOldFaults(clock.now());
    },
  },
  { name: "old-expired-tags", everySeconds: HOUR_SECONDS, run: () => forgetOldExpiredTags() },
  { name: "old-sessions", everySeconds: HOUR_SECONDS, run: () => endOldSessions() },
  { name: "old-sign-ins", everySeconds: HOUR_SECONDS, run: () => forgetOldSignIns() },
  { name: "old-carts", everySeconds: HOUR_SECONDS, run: () => removeExpiredCarts() },
  { name: "old-checkouts", everySeconds: HOUR_SECONDS, run: () => removeExpiredCheckouts() },
  { name: "old-fit-profiles", everySeconds: HOUR_SECONDS, run: () => removeExpiredFitProfiles() },
  { name: "old-personal-files", everySeconds: HOUR_SECONDS, run: () => removeExpiredPersonalFiles() },
  { name: "old-products", everySeconds: HOUR_SECONDS, run: () => removeTrashedProducts() },
  { name: "old-wishlists", everySeconds: HOUR_SECONDS, run: () => removeExpiredWishlists() },
  { name: "old-enquiries", everySeconds: HOUR_SECONDS, run: () => forgetOldEnquiries() },
  { name: "old-stock-alerts", everySeconds: HOUR_SECONDS, run: () => forgetOldStockAlerts() },
  { name: "old-visit-counts", everySeconds: HOUR_SECONDS, run: () => forgetOldVisitCounts() },
  { name: "planned-articles", everySeconds: 15, run: () => publishDueArticles() },
  { name: "planned-window", everySeconds: 15, run: () => publishDueDrafts() },
  { name: "lapsed-orders", everySeconds: 30, run: () => releaseLapsedOrders() },
  { name: "payment-reminders", everySeconds: 60, run: () => remindOfPayments() },
  { name: "old-orders", everySeconds: HOUR_SECONDS, run: () => forgetOldOrders() },
  { name: "stock-alerts", everySeconds: 300, run: () => sendStockAlerts() },
  { name: "left-carts", everySeconds: 300, run: () => remindOfLeftCarts() },
  { name: "wish-alerts", everySeconds: HOUR_SECONDS, run: () => sendWishlistAlerts() },
  // Checks payments whose outcome is not known yet. Usually the shopper's page or the provider's webhook reports it
  // earlier; this task is for payments for which both fail.
  { name: "pending-payments", everySeconds: 60, run: (signal) => checkOpenPayments({ signal }) },
  // Compares each payment once a day; many small runs spread the questions to the providers.
  { name: "payment-comparison", everySeconds: 60, run: (signal) => comparePayments({ signal }) },
  // Only for the embedded database, because a PostgreSQL server maintains its tables by itself.
  { name: "table-care", everySeconds: 60, run: async () => (isEmbedded() ? maintainTables() : undefined) },
] as const satisfies readonly PeriodicWork[];

export type PeriodicWorkName = (typeof PERIODIC_WORK)[number]["name"];
