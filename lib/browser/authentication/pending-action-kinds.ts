import type { PendingActionKinds } from "./pending-action";

/** The actions that can be completed after signing in. Each kind has one entry here and a file of its own. */
export const PENDING_ACTION_KINDS: PendingActionKinds = {
  wish_alert: async () => (await import("@/lib/browser/wishlist/alert-action")).wishlistAlertKind,
};
