import "server-only";
import { forgetOldBags } from "@/lib/data/bags";
import { forgetOldCheckouts } from "@/lib/data/checkouts";
import { forgetOldEnquiries } from "@/lib/data/enquiries";
import { forgetOldAttempts } from "@/lib/data/rate-limits";
import { tendTables } from "@/lib/data/table-care";
import { endOldSessions } from "@/lib/data/visitor-sessions";
import { forgetOldWishLists } from "@/lib/data/wish-lists";
import { env } from "@/lib/env";
import { deliverOutbox } from "./deliver-outbox";
import { forgetOldMessages } from "./forget-old-messages";
import { forgetOldSignIns } from "./forget-old-sign-ins";
import { forgetOldOrders } from "./orders/forget-old-orders";
import { releaseLapsedOrders } from "./orders/release-lapsed-orders";
import { checkOpenPayments } from "./payments/check-open-payments";
import type { PeriodicWork } from "./run-periodically";
import { sendWishAlerts } from "./wish-list/send-wish-alerts";

const HOUR_SECONDS = 3_600;

/**
 * All that happens without anybody asking, in one list: the worker of a serving process goes by it, and where nothing
 * runs in the background, `/api/cron/NAME` does a round of each.
 */
export const PERIODIC_WORK = [
  // A nudge comes with each message; the interval is for second tries, and for what other processes have queued.
  { name: "outbox", everySeconds: 10, run: (signal) => deliverOutbox({ signal }) },
  { name: "old-messages", everySeconds: HOUR_SECONDS, run: () => forgetOldMessages() },
  { name: "old-attempts", everySeconds: HOUR_SECONDS, run: () => forgetOldAttempts() },
  { name: "old-sessions", everySeconds: HOUR_SECONDS, run: () => endOldSessions() },
  { name: "old-sign-ins", everySeconds: HOUR_SECONDS, run: () => forgetOldSignIns() },
  { name: "old-bags", everySeconds: HOUR_SECONDS, run: () => forgetOldBags() },
  { name: "old-checkouts", everySeconds: HOUR_SECONDS, run: () => forgetOldCheckouts() },
  { name: "old-wish-lists", everySeconds: HOUR_SECONDS, run: () => forgetOldWishLists() },
  { name: "old-enquiries", everySeconds: HOUR_SECONDS, run: () => forgetOldEnquiries() },
  { name: "lapsed-orders", everySeconds: 30, run: () => releaseLapsedOrders() },
  { name: "old-orders", everySeconds: HOUR_SECONDS, run: () => forgetOldOrders() },
  { name: "wish-alerts", everySeconds: HOUR_SECONDS, run: () => sendWishAlerts() },
  // The shopper's page and the provider's own call are quicker; this is for when both are lost.
  { name: "pending-payments", everySeconds: 60, run: (signal) => checkOpenPayments({ signal }) },
  // A server does this by itself.
  { name: "table-care", everySeconds: 60, run: async () => (env().DATABASE_URL ? undefined : tendTables()) },
] as const satisfies readonly PeriodicWork[];

export type PeriodicWorkName = (typeof PERIODIC_WORK)[number]["name"];
