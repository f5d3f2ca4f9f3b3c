export const priceLineTexts = { from: "from ", now: "Now ", before: "Before " } as const;
