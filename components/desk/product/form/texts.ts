import type { HIGHLIGHT_ICONS } from "@/lib/domain/product/highlight";
import type { UNITS } from "@/lib/domain/product/unit";

export const formTexts = {
  newTitle: "New product",
  newWhy: "It is a draft at first: nobody sees it until you put it into the shop.",
  create: "Save as a draft",
  saved: "Saved. Shoppers see it on the next page they open.",
  copyName: (name: string) => `${name} (copy)`,

  about: "What it is",
  name: "Name",
  slug: "Address in the shop",
  slugHint: "A link to the old address leads to the new one.",
  brand: "Brand",
  productType: "Kind of product",
  summary: "In one sentence",
  description: "Description",
  descriptionHint: "Paragraphs, lists and headings in HTML. What could harm shoppers is taken out.",

  prices: "What it costs",
  price: "Price",
  listPrice: "List price",
  listPriceHint: "Struck through beside the price, if it is higher.",
  stock: "Stock",
  stockHint: "Leave it empty if you do not count it.",

  selling: "How it is sold",
  sku: "SKU",
  barcode: "Barcode",
  unit: "Sold by",
  minQuantity: "Least quantity",
  stepQuantity: "Step",
  ownQuantityHint: "0 for the shop’s own.",
  weight: "Weight in grams",
  allowBackorder: "Can be ordered when it is sold out",
  allowCod: "Can be paid on delivery, where the shop offers that",
  allowPreorder: "Shoppers can ask for it while it is sold out",
  hsnCode: "HSN code",
  taxRate: "Tax rate",
  usual: "The shop’s usual one",

  places: "Where shoppers find it",
  categories: "Categories",
  filters: (group: string) => `Filter: ${group}`,
  badges: "Badges",
  searchTerms: "Also found by",
  searchTermsHint: "Words that are not in the name, with spaces between them.",
  featured: "On the page of featured products",
  rank: "Rank in lists",
  rankHint: "The highest comes first.",
  googleCategory: "Google product category",

  making: "Made to order",
  addons: "Work that can be bought with it",
  addonMust: "It is sold only with one of them",
  sizeChart: "Size chart",
  none: "None",

  extras: "More on its page",
  highlights: "Highlights",
  highlightIcon: "Icon",
  highlightText: "In up to six words",
  footnotes: "Sections that open",
  footnoteName: "Heading",
  footnoteText: "Text (HTML)",
  faqs: "Questions and answers",
  question: "Question",
  answer: "Answer",
  files: "Files to download",
  fileName: "What it is called",
  filePath: "Path below the uploads of the shop",
  video: "Video",
  videoHint: "Its web address, or its path below the uploads of the shop.",
  videoNeedsPicture: "A video needs a picture of the product, which stands in its place until it plays.",

  law: "What the law asks for",
  lawWhy: "Shops in India show these on every product page.",
  country: "Country of origin",
  maker: "Maker",
  importer: "Importer",
  netQuantity: "Net quantity",
  mrp: "Maximum retail price",

  search: "In search engines",
} as const;

export const UNIT_NAMES: Record<(typeof UNITS)[number], string> = { Pcs: "Piece", Mts: "Metre", Kgs: "Kilogram" };

export const ICON_NAMES: Record<(typeof HIGHLIGHT_ICONS)[number], string> = {
  leaf: "Leaf",
  hand: "Hand",
  drop: "Drop",
  sun: "Sun",
  loom: "Loom",
  ruler: "Ruler",
  check: "Tick",
};

const FAULTS: Record<string, string> = {
  name_needed: "It needs a name.",
  slug_taken: "Another product has this address.",
  slug_unreadable: "Use only a to z, digits and dashes.",
  sku_taken: "Another product or variant has this SKU.",
  choice_unknown: "One of these is not in the shop any more.",
  entry_unreadable: "One entry is not complete.",
  variants_repeated: "Two variants have the same options.",
  variants_unfit: "A variant has options that shoppers cannot choose.",
  price_missing: "It needs a price.",
  gift_card_not_sold: "A gift card is not sold as a piece.",
  sku_too_long: "This SKU is too long.",
};

/** Why a field was refused: a text of its own, or what the shop expected, which begins with "must". */
export const faultText = (code: string): string => FAULTS[code] ?? (code.includes(" ") ? `It ${code}.` : code);
