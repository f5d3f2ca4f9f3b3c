export const buyBoxTexts = {
  soldOut: "Sold out",
  added: "Added",
  taxesIncluded: "taxes included",
  percentOff: (percent: number) => `${percent}% off`,
  combinationNotAvailable: "This combination is not available. Choose another one.",
} as const;

export const stockTexts = {
  inStock: "In stock, ready to ship",
  /** `left` is the quantity in stock with its unit: "38 metres". */
  inStockCounted: (left: string) => `${left} in stock, ready to ship`,
  onlyLeft: (left: string) => `Only ${left} left`,
  low: "Low stock",
  /** The text for a sold-out variant. `typeNames` are the names of the product's variant types, such as "Size". */
  soldOut: (typeNames: readonly string[]) => {
    const [only] = typeNames;
    if (only === undefined) return "Currently sold out";
    return typeNames.length === 1 ? `Sold out in this ${only.toLowerCase()}` : "This combination is sold out";
  },
} as const;

export const variantTexts = { soldOut: "sold out", notAvailable: "not available", sizeChart: "Size chart" } as const;

export const quantityFieldTexts = {
  less: "Less",
  more: "More",
  /** Stands before what that much costs: "1.5 m, ₹816". */
  total: (quantity: string) => `${quantity}, `,
} as const;

export const galleryTexts = {
  saveToWishlist: "Save to wishlist",
  noPicture: (productName: string) => `No picture of ${productName} yet`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
} as const;

export const addonTexts = { heading: "Finishing", none: "None" } as const;

export const detailsTexts = {
  faqs: "Questions and answers",
  highlights: "Highlights",
  /** A file to download: "Care sheet (PDF)". */
  file: (name: string, type: string) => `${name} (${type})`,
} as const;

export const factTexts = { badges: "Badges", sku: "SKU" } as const;

export const disclosureTexts = {
  mrp: "MRP",
  /** `price` is a formatted amount. */
  taxesIn: (price: string) => `${price} (inclusive of all taxes)`,
  upTo: (price: string) => `up to ${price}, as on the label (inclusive of all taxes)`,
  netQuantity: "Net quantity",
  countryOfOrigin: "Country of origin",
  maker: "Made or packed by",
  importer: "Imported by",
} as const;

export const sizeChartTexts = {
  caption: (name: string, unit: string) => `${name}, in ${unit}`,
  unit: (unit: string) => `All measurements in ${unit}.`,
  unitLegend: "Unit",
  units: { cms: "Centimetres", inches: "Inches" },
  where: "Where to measure",
} as const;

export const shareTexts = {
  heading: "Share this page",
  email: "E-mail",
  device: "Share…",
  copied: "Link copied",
} as const;

export const recentlyViewedTexts = { heading: "Recently viewed" } as const;

export const relatedTexts = { heading: "Goes well with" } as const;

/** Links on cards that add a product from the list; and what their dialog says. */
export const quickAddTexts = {
  add: "Add",
  /** `typeName` is the name of the only variant type: "size". */
  choose: (typeName: string) => `Choose ${typeName}`,
  chooseOptions: "Choose options",
  details: "See all details",
} as const;

export const listStepsTexts = {
  label: "Products of the list",
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
} as const;

export const previewTexts = {
  title: "Preview",
  note: "Only the people of the shop see this page. Shoppers see the product once it is in the shop.",
} as const;
