/** So many matches of an owner's search are counted: to count all of a common word takes longer than to show them. */
export const MAX_COUNTED = 1_000;
