/** The name of the dialog with a product's addons, which a link opens: `/product/x#customization`. */
export const CUSTOMIZATION_DIALOG = "customization";
