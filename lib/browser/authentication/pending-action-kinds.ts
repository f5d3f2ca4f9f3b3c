import type { PendingActionKinds } from "./pending-action";

/** What can be completed after signing in: one line and one file for each kind. */
export const PENDING_ACTION_KINDS: PendingActionKinds = {
  wish_alert: async () => (await import("@/lib/browser/wishlist/alert-action")).wishlistAlertKind,
};
