/**
 * Normalises a typed gift card code to "AB12-CD34-EF56"; null when the text is no code. See docs/domain.md#gift-cards.
 */
export function readGiftCardCode(text: string): string | null {
  const characters = text.toUpperCase().replace(/[\s-]/g, "");
  return /^[A-Z0-9]{12}$/.test(characters)
    ? `${characters.slice(0, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`
    : null;
}
