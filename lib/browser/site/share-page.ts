/**
 * Opens the device's share sheet for a page; if the device has none, copies the page's URL. Returns whether it was copied.
 */
export async function sharePage(page: { url: string; title: string }): Promise<boolean> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share(page);
      return false;
    }
    await navigator.clipboard.writeText(page.url);
    return true;
  } catch (error) {
    // A DOMException means that the shopper closed the share sheet or that the browser forbids copying. The links that
    // share the page through other services still work, so nothing is shown.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
