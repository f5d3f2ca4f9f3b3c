/**
 * The `sizes` attribute of a card's picture, for two cards in a row on phones, three on tablets and four on desktops.
 */
export const CARD_SIZES = "(width >= 62rem) 24vw, (width >= 48rem) 31vw, 46vw";
