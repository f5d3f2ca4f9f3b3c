/** The maximum length of a note to the shop. */
export const MAX_NOTE_LENGTH = 500;
