import { ownName } from "@/lib/domain/site/base-path";

export const PENDING_ACTION_KEY = "pending_action";

/** Whether an action is waiting until the visitor has signed in. Every page runs this, so the file imports next to nothing. */
export function hasPendingAction(): boolean {
  try {
    return window.sessionStorage.getItem(ownName(PENDING_ACTION_KEY)) !== null;
  } catch (error) {
    // The browser forbids storage, so no action can have been saved.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
