export const priceLineTexts = { from: "from ", now: "Now ", before: "Before " } as const;
export const cardTexts = {
  otherColours: (count: number) => (count === 1 ? "+1 colour" : `+${count} colours`),
} as const;
