/** The id of the place in the search panel for the visitor's own searches. */
export const RECENT_SEARCHES = "recent-searches";
