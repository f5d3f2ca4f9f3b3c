/** Opens PayPal's page, whose address our server got from PayPal. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}

/**
 * The order that the shopper has approved at PayPal, which PayPal adds to the address it leads back to; null if they
 * have not come from there, or have left PayPal without approving. It is taken out of the address, so that a reload does
 * not report it again.
 */
export function takePayPalReturn(): string | null {
  const url = new URL(window.location.href);
  const reference = url.searchParams.has("PayerID") ? url.searchParams.get("token") : null;
  for (const name of ["token", "PayerID"]) url.searchParams.delete(name);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
  return reference;
}
