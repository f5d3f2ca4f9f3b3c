/** The id of the list that filters change. */
export const RESULTS_ID = "results";
