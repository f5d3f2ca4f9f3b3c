/** The maximum length of what a customer writes about a quotation: why a revision is wanted, or why not the offer. */
export const MAX_TEXT_LENGTH = 1_000;
