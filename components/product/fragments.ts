/** The name of the dialog with a product's addons, which a link opens by its fragment, `#customization`. */
export const CUSTOMIZATION_DIALOG = "customization";

/** The size chart, to which a link beside the sizes leads. */
export const SIZE_CHART = "size-chart";
