/**
 * Normalises a gift card code as typed to the form "AB12-CD34-EF56"; null if the text is not a code. See
 * docs/domain.md#gift-cards.
 */
export function readGiftCardCode(text: string): string | null {
  const characters = text.toUpperCase().replace(/[\s-]/g, "");
  return /^[A-Z0-9]{12}$/.test(characters)
    ? `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`
    : null;
}
