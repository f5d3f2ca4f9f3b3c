export const currencySelectorTexts = { label: "Currency" } as const;
