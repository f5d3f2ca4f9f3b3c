export const variantTexts = {
  title: "Variants",
  why: "Sizes, colours and what else shoppers choose. Every choice of options is a variant with a price and stock of its own.",
  type: (position: number) => `Name of choice ${position}`,
  typeHint: "Size, for example.",
  options: (position: number) => `Options of choice ${position}`,
  optionsHint: "Press Enter after each.",
  addType: "Add a choice",
  removeType: (name: string) => `Remove “${name || "this choice"}”`,
  count: (count: number) => (count === 1 ? "1 variant" : `${count} variants`),
  planned: (added: number, existing: number) => `${existing} there already, ${added} new`,
  existing: "there already",
  new: "new",
  more: (count: number) => `and ${count} more`,
  lost: (count: number) =>
    count === 1
      ? "1 variant has options that are not there any more, and goes when you save."
      : `${count} variants have options that are not there any more, and go when you save.`,
  priceOfNew: "Price of the new ones",
  stockOfNew: "Stock of each new one",
  skuOfNew: "SKUs of the new ones begin with",
  skuHint: "Their options follow. Empty: they get none.",
  make: (count: number) => (count === 1 ? "Make 1 variant" : `Make ${count} variants`),
  sure: (count: number) => `This makes ${count} variants. Are they all meant?`,
  yes: (count: number) => `Yes, make all ${count}`,
  tooMany: (count: number, max: number) => `These options make ${count} variants; a product can have ${max}.`,
  each: "Each variant",
  showMore: (count: number) => `Show ${count} more`,
} as const;
