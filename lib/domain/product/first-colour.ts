/** The code of a colour that is not chosen yet: black. */
export const FIRST_COLOUR = "#000000";
