export const PENDING_ACTION_KEY = "pending_action";

/** Whether something may wait to be completed after signing in: asked on every page, so nothing more is loaded for it. */
export function hasPendingAction(): boolean {
  try {
    return window.sessionStorage.getItem(PENDING_ACTION_KEY) !== null;
  } catch (error) {
    // A browser that forbids storage has kept nothing.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
