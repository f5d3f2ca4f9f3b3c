/** Name of the dialog with a product's addons, as in the address `/product/x#customization`. */
export const CUSTOMIZATION_DIALOG = "customization";
