/**
 * The `sizes` attribute of a card's picture, for two cards in a row on phones, three on tablets and four on desktops.
 * Client components need it too, so it stands apart from the card, which computes with calendars.
 */
export const CARD_SIZES = "(width >= 62rem) 24vw, (width >= 48rem) 31vw, 46vw";
