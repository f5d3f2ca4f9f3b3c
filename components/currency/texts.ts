export const currencyChangeTexts = {
  why: (methods: readonly string[], code: string) =>
    `To pay by ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(methods)}, see your order in ${code}.`,
  change: (code: string) => `Change to ${code}`,
} as const;
