/** Opens a page of the shop as a new document, so that it shows who is signed in now. */
export function goTo(path: string): void {
  window.location.assign(path);
}
