import type { PendingActionKinds } from "./pending-action";

/** The actions that can be saved and run after signing in. Each kind has an entry here and its own file. */
export const PENDING_ACTION_KINDS: PendingActionKinds = {
  wish_alert: async () => (await import("@/lib/browser/wishlist/alert-action")).wishlistAlertKind,
};
