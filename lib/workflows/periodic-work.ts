import "server-only";
import { forgetOldBrowsers } from "@/lib/data/known-browsers";
import { forgetOldCodes } from "@/lib/data/one-time-codes";
import { forgetOldPasswordResets } from "@/lib/data/password-resets";
import { forgetOldAttempts } from "@/lib/data/rate-limits";
import { forgetOldSocialSignIns } from "@/lib/data/social-sign-ins";
import { endOldSessions } from "@/lib/data/visitor-sessions";
import { deliverOutbox } from "./deliver-outbox";
import { forgetOldMessages } from "./forget-old-messages";
import type { PeriodicWork } from "./run-periodically";

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
  { name: "old-codes", everySeconds: HOUR_SECONDS, run: () => forgetOldCodes() },
  { name: "old-password-resets", everySeconds: HOUR_SECONDS, run: () => forgetOldPasswordResets() },
  { name: "old-social-sign-ins", everySeconds: HOUR_SECONDS, run: () => forgetOldSocialSignIns() },
  { name: "old-browsers", everySeconds: HOUR_SECONDS, run: () => forgetOldBrowsers() },
] as const satisfies readonly PeriodicWork[];

export type PeriodicWorkName = (typeof PERIODIC_WORK)[number]["name"];
