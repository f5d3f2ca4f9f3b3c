/** The text of the selector that every page has. */
export const currencySelectorTexts = { label: "Currency" } as const;
