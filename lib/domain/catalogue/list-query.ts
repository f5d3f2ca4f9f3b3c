import { boundText, parseBound } from "../currency/price-bound";
import type { ApplicationSetting } from "../store/store";

/** The sort orders of product lists and of searches. The first of each is the default. */
export const LIST_SORTS = ["latest", "price_asc", "price_desc"] as const;
export const SEARCH_SORTS = ["relevance", "latest", "price_asc", "price_desc"] as const;
export type ListSort = (typeof SEARCH_SORTS)[number];

/**
 * The given sort orders that the store offers. A store that hides its prices does not sort by price, because the order
 * would reveal which of two products costs more.
 */
export function offeredSorts(
  sorts: readonly ListSort[],
  { hidesPrices }: Pick<ApplicationSetting, "hidesPrices">,
): readonly ListSort[] {
  return hidesPrices ? sorts.filter((sort) => sort !== "price_asc" && sort !== "price_desc") : sorts;
}

/** The filters, sort order and page a shopper has chosen. They are stored only in the page's URL. */
export type ListChoice = {
  /**
   * Slugs of the chosen options by group id. A product must have at least one of the chosen options in every group
   * listed here. No list of options is empty.
   */
  filters: Readonly<Record<string, readonly string[]>>;
  /**
   * In minor units of the base currency, with up to four decimals, because the shopper may have typed the bound in
   * another currency. Prices equal to a bound are included; null means no bound.
   */
  minPrice: number | null;
  maxPrice: number | null;
  /** Null for the list's default sort order. */
  sort: ListSort | null;
  page: number;
};

/** The products a list contains before any filter is applied. */
export type ListScope =
  | { kind: "all" | "new_arrivals" | "on_sale" | "featured" }
  | { kind: "category"; id: string; slug: string }
  | { kind: "search"; text: string; categoryId?: string };

/**
 * A request for one page of a list. `pageSize` is `PRODUCTS_PER_PAGE` if omitted; only callers of the API choose
 * another.
 */
export type ListQuery = ListChoice & { scope: ListScope; pageSize?: number };

export const NOTHING_CHOSEN: ListChoice = { filters: {}, minPrice: null, maxPrice: null, sort: null, page: 1 };

/**
 * Limits for the choice in a URL. Anything beyond them is ignored, so that a hostile URL costs no more than any other.
 */
const MAX_GROUPS = 10;
const MAX_OPTIONS = 30;
const MAX_PAGE = 10_000;
export const MAX_SEARCH_LENGTH = 200;

const FILTER_PREFIX = "filter.";
const SLUG = /^[a-z0-9][a-z0-9_-]{0,119}$/;

type QueryParameters = Iterable<readonly [string, string]>;

/**
 * Whether the parameters of a URL filter, sort or page the list. Other parameters, such as those that begin with utm,
 * do not count.
 */
export function isFiltered(parameters: QueryParameters): boolean {
  return [...parameters].some(([name]) => isListParameter(name));
}

/**
 * Reads the shopper's choice from the parameters of a URL. A parameter may be repeated, or contain several values
 * separated by commas. Reversed price bounds are swapped. In a store that hides its prices, price bounds and sort orders are ignored, because they would
 * reveal which of two products costs more.
 */
export function parseListChoice(
  parameters: QueryParameters,
  { hidesPrices }: Pick<ApplicationSetting, "hidesPrices">,
): ListChoice {
  const filters = new Map<string, Set<string>>();
  let { minPrice, maxPrice, sort, page } = NOTHING_CHOSEN;
  for (const [name, value] of parameters) {
    if (name === "page") page = parsePage(value);
    else if (name === "sort_by")
      sort = offeredSorts(SEARCH_SORTS, { hidesPrices }).find((known) => known === value) ?? sort;
    else if (name === "min_price" && !hidesPrices) minPrice = parseBound(value) ?? minPrice;
    else if (name === "max_price" && !hidesPrices) maxPrice = parseBound(value) ?? maxPrice;
    else if (name.startsWith(FILTER_PREFIX)) addOptions(filters, name.slice(FILTER_PREFIX.length), value);
  }
  const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  if (isReversed) [minPrice, maxPrice] = [maxPrice, minPrice];
  return { filters: toRecord(filters), minPrice, maxPrice, sort, page };
}

/**
 * The URL of a list with this choice. Parameters are always in the same order and defaults are left out, so that equal
 * choices have equal URLs.
 */
export function listHref(path: string, choice: ListChoice, fixed: Readonly<Record<string, string>> = {}): string {
  const parts = Object.entries(fixed).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  for (const group of Object.keys(choice.filters).sort()) {
    const options = [...(choice.filters[group] ?? [])].sort();
    if (options.length > 0) parts.push(`${FILTER_PREFIX}${group}=${options.join(",")}`);
  }
  if (choice.minPrice !== null) parts.push(`min_price=${boundText(choice.minPrice)}`);
  if (choice.maxPrice !== null) parts.push(`max_price=${boundText(choice.maxPrice)}`);
  if (choice.sort !== null) parts.push(`sort_by=${choice.sort}`);
  if (choice.page > 1) parts.push(`page=${choice.page}`);
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/**
 * The choice after a shopper has selected an option, or deselected it if it was chosen. The page number returns to 1.
 */
export function toggleOption(choice: ListChoice, group: string, option: string): ListChoice {
  const chosen = optionsOf(choice, group);
  const options = chosen.includes(option) ? chosen.filter((slug) => slug !== option) : [...chosen, option];
  const { [group]: _, ...others } = choice.filters;
  return { ...choice, page: 1, filters: options.length > 0 ? { ...others, [group]: options } : others };
}

/**
 * The chosen options of a group. `Object.hasOwn` is needed, because a URL may contain a group called "constructor", and
 * every object has such a property.
 */
export function optionsOf(choice: ListChoice, group: string): readonly string[] {
  return Object.hasOwn(choice.filters, group) ? (choice.filters[group] ?? []) : [];
}

/** The number of chosen filters, of which both price bounds are one; page and sort order do not count. */
export function countChosen(choice: ListChoice): number {
  const options = Object.values(choice.filters).reduce((sum, group) => sum + group.length, 0);
  return options + (choice.minPrice === null && choice.maxPrice === null ? 0 : 1);
}

/** Whether options are chosen in exactly one group, and no price bounds are set. */
export function isOneGroupChosen({ filters, minPrice, maxPrice }: ListChoice): boolean {
  return Object.keys(filters).length === 1 && minPrice === null && maxPrice === null;
}

/** The search text, trimmed and cut to `MAX_SEARCH_LENGTH` characters; null if it is shorter than `minimumLength`. */
export function parseSearchText(text: string | null | undefined, minimumLength: number): string | null {
  const trimmed = (text ?? "")
    .replace(/[\s\0]+/g, " ")
    .trim()
    .slice(0, MAX_SEARCH_LENGTH);
  return trimmed.length >= minimumLength ? trimmed : null;
}

function isListParameter(name: string): boolean {
  return ["page", "sort_by", "min_price", "max_price"].includes(name) || name.startsWith(FILTER_PREFIX);
}

function parsePage(value: string): number {
  return /^[1-9]\d{0,4}$/.test(value) ? Math.min(Number(value), MAX_PAGE) : 1;
}

function addOptions(filters: Map<string, Set<string>>, group: string, value: string): void {
  if (!SLUG.test(group) || (!filters.has(group) && filters.size >= MAX_GROUPS)) return;
  const options = filters.get(group) ?? new Set();
  for (const option of value.split(",", MAX_OPTIONS)) {
    if (SLUG.test(option) && options.size < MAX_OPTIONS) options.add(option);
  }
  if (options.size > 0) filters.set(group, options);
}

function toRecord(filters: Map<string, Set<string>>): Record<string, readonly string[]> {
  return Object.fromEntries([...filters].map(([group, options]) => [group, [...options]]));
}
