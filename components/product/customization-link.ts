/** The name of the dialog that tells what can be made of a product, in an address: `/product/x#customization`. */
export const CUSTOMIZATION_DIALOG = "customization";
