import type { AutoBadge } from "@/lib/domain/store/store";

export const filterTexts = {
  title: "Filters",
  why: "By what shoppers narrow a list, such as colour or fibre. A product gets its options in its form; a group without products in a list is not shown there.",
  groups: "Groups",
  name: "Name",
  options: (group: string) => `Options of ${group || "this group"}`,
  option: "Option",
  swatch: "Dot",
} as const;

export const collectionTexts = {
  title: "Collections",
  why: "The page /collections lists these headings, with the names under each by their first letter.",
  collections: "Headings",
  name: "Heading",
  options: (heading: string) => `Names under ${heading || "this heading"}`,
  option: "Name",
} as const;

export const badgeTexts = {
  title: "Badges",
  why: "Small words on the pictures of products: those that the shop gives, then yours in this order.",
  own: "Given by hand",
  name: "Badge",
  automatic: "Given by the shop",
  shown: "Shown",
} as const;

export const AUTO_BADGE_NAMES: Record<AutoBadge["type"], string> = {
  new_arrival: "On new products",
  on_sale: "On reduced products",
  sold_out: "On sold-out products",
};
