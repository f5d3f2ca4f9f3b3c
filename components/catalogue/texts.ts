import type { ListSort } from "@/lib/domain/catalogue/list-query";
import { numberLocale } from "@/lib/domain/currency/money";

export const listTexts = {
  label: "Products",
  count: (total: number, currencyCode: string) =>
    total === 1 ? "1 product" : `${total.toLocaleString(numberLocale(currencyCode))} products`,
} as const;

export const filterTexts = {
  heading: "Filter and sort",
  close: "Close",
  show: "Show products",
  showCount: (total: number) =>
    total === 0 ? "No products match" : total === 1 ? "Show 1 product" : `Show ${total} products`,
  searchIn: (group: string) => `Search in ${group}`,
  nothingFound: "Nothing found",
  clear: "Clear",
  more: (count: number) => `Show ${count} more`,
} as const;

export const filterChipTexts = {
  label: "Chosen filters",
  remove: "Remove ",
  clearAll: "Clear all",
  from: "From",
  upTo: "Up to",
  to: "to",
} as const;

export const priceFieldTexts = { heading: "Price", lowest: "Lowest price", highest: "Highest price" } as const;

export const sortFieldTexts = { label: "Sort by" } as const;

export const SORT_TEXTS: Record<ListSort, string> = {
  relevance: "Best match",
  latest: "Latest",
  price_asc: "Price: low to high",
  price_desc: "Price: high to low",
};

export const paginationTexts = {
  label: "Pages",
  previous: "Previous page",
  next: "Next page",
  page: (number: number) => `Page ${number}`,
} as const;

export const emptyListTexts = {
  pastLastPage: {
    heading: "This page does not exist",
    text: "This list does not have that many pages.",
    link: "Back to the first page",
  },
  filtered: { heading: "No products match", text: "Remove a filter to see more products.", link: "Clear all filters" },
  empty: {
    heading: "No products yet",
    text: "Check back soon, or browse the rest of the shop.",
    link: "View all products",
  },
} as const;

export const categoryTexts = {
  readMore: "Read more",
  faqs: "Questions and answers",
  below: "Categories below this one",
  quickLinks: "In this category",
  related: "Related categories",
} as const;

/** Titles and intros of the lists that exist in every shop, such as "New arrivals". */
export const specialListTexts = {
  all: { title: "All products", intro: "Everything in the shop." },
  new_arrivals: { title: "New arrivals", intro: "Our latest products, newest first." },
  on_sale: { title: "On sale", intro: "Reduced prices while stock lasts." },
  featured: { title: "Favourites", intro: "Products we recommend." },
} as const;
