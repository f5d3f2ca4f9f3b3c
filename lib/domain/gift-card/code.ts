/** A gift card's code as it is kept, "AB12-CD34-EF56", however it was typed; null for what is none. Domain §3.15. */
export function readGiftCardCode(text: string): string | null {
  const signs = text.toUpperCase().replace(/[\s-]/g, "");
  return /^[A-Z0-9]{12}$/.test(signs) ? `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}` : null;
}
