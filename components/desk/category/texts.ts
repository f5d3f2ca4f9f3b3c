import type { CategoryStep } from "@/lib/domain/catalogue/category-moves";

export const categoryTexts = {
  title: "Categories",
  why: "Menu, breadcrumbs and lists follow this tree. A category shows its own products and those of all below it.",
  filters: "Filters",
  collections: "Collections",
  badges: "Badges",
  none: "There is no category yet.",
  products: (count: number) => (count === 1 ? "1 product" : `${count} products`),
  inactive: "Hidden",
  noList: "Only its categories",
  drag: (name: string) => `Drag ${name}`,
  move: "Move",
  moveName: (name: string) => `Move ${name}`,
  moved: (name: string, parent: string | null) =>
    parent === null ? `${name} stands on the first level now.` : `${name} stands below ${parent} now.`,
  tooDeep: "No deeper",
  add: "Add a category",
  name: "Name",
  below: "Below",
  firstLevel: "Nothing: on the first level",
  save: "Add it",
  added: (name: string) => `${name} is added. Write about it on its page.`,
  back: "All categories",
  toShop: "See it in the shop",

  about: "What it is",
  slug: "Address in the shop",
  slugHint: "A link to the old address leads to the new one.",
  active: "Shoppers see it",
  activeHint: "While it is hidden, its products are missing from the lists above it.",
  listsProducts: "It lists products",
  listsProductsHint: "Otherwise its page shows only large cards of the categories below it.",
  intro: "In two lines, below the heading",
  hsnCode: "HSN code of its products",
  hsnCodeHint: "For those that have none of their own, and of the categories below.",
  pictures: "Pictures",
  banner: "Banner above the list",
  card: "Card, where other pages lead to it",
  cardHint: "Without one, the banner stands for it.",
  links: "Links",
  quickLinks: "Quick links above the list",
  quickLinksHint: "For narrower choices, such as one colour. Categories below it are shown by themselves.",
  relatedLinks: "Related, below the list",
  texts: "Longer texts",
  header: "Above the list, folded (HTML)",
  footer: "Below the list (HTML)",
  faqs: "Questions and answers",
  question: "Question",
  answer: "Answer",
  search: "In search engines",
  saved: "Saved. Shoppers see it on the next page they open.",
  remove: "Remove this category",
  removeWhy: (products: number, below: number) =>
    [
      products > 0 ? `Its ${products === 1 ? "product stays" : `${products} products stay`} in the shop.` : "",
      below > 0 ? `The ${below === 1 ? "category" : `${below} categories`} below it move up.` : "",
      "Its address leads to the category above it, if there is one.",
    ]
      .filter(Boolean)
      .join(" "),
  removeSure: "Really remove it?",
} as const;

export const STEP_NAMES: Record<CategoryStep, string> = {
  up: "Up",
  down: "Down",
  in: "Below the one before it",
  out: "One level higher",
};

const FAULTS: Record<string, string> = {
  name_needed: "It needs a name.",
  slug_taken: "Another category has this address.",
  slug_unreadable: "Use only a to z, digits and dashes.",
  entry_unreadable: "One entry is not complete, or leads nowhere.",
};

/** Why a field was refused: a text of its own, or what the shop expected, which begins with "must". */
export const categoryFaultText = (code: string): string => FAULTS[code] ?? (code.includes(" ") ? `It ${code}.` : code);
