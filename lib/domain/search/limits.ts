/** How many characters a text must have to be searched for, given by specification §9. */
export const MINIMUM_SEARCH_LENGTH = 3;
