/** The maximum length of a note to the shop. */
export const MAX_NOTE_LENGTH = 500;

/** In characters; a card has room for so many. */
export const MAX_GIFT_MESSAGE_LENGTH = 200;
