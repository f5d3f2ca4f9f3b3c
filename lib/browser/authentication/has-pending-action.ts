export const PENDING_ACTION_KEY = "pending_action";

/** Whether an action waits to be completed after signing in. Runs on every page, so this file imports nothing. */
export function hasPendingAction(): boolean {
  try {
    return window.sessionStorage.getItem(PENDING_ACTION_KEY) !== null;
  } catch (error) {
    // If the browser forbids storage, no action can be pending.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
