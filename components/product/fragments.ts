/** The size chart, to which a link beside the sizes leads. */
export const SIZE_CHART = "size-chart";
