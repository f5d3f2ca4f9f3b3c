/** The id of the place for the links to the previous and the next product. */
export const LIST_STEPS = "list-steps";
