/**
 * Opens a page of the shop by loading a new document, because the current one may still show who was signed in before.
 */
export function goTo(path: string): void {
  window.location.assign(path);
}
