/** The end of a product page's address while the dialog for its addons is open. No element has this id. */
export const CUSTOMIZATION_HASH = "#customize";
