export const priceLineTexts = { from: "from ", now: "Now ", before: "Before " } as const;
export const cardTexts = {
  /** The name of a link that says only "Add" or "Choose size" to those who see its card. */
  quickAdd: (text: string, name: string) => `${text}: ${name}`,
  otherColours: (count: number) => (count === 1 ? "+1 colour" : `+${count} colours`),
} as const;
