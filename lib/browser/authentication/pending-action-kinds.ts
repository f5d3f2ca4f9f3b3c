import type { PendingActionKinds } from "./pending-action";

/** The actions that can be completed after signing in: one entry and one file per kind. */
export const PENDING_ACTION_KINDS: PendingActionKinds = {
  wish_alert: async () => (await import("@/lib/browser/wishlist/alert-action")).wishlistAlertKind,
};
