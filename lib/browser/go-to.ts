/** Opens a page of ours as a new document, which knows who is signed in now. */
export function goTo(path: string): void {
  window.location.assign(path);
}
