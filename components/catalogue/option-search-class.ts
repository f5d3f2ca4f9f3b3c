/** The class of the field to search in a long filter group, by which its script finds it. */
export const OPTION_SEARCH = "option-search";
