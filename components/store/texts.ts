export const branchTexts = {
  map: "Show on map",
  hours: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  closed: "Closed",
} as const;

export const storeLocatorTexts = { title: "Our shops" } as const;
