import type { ApplicationSetting } from "../store/store";

/** Sort orders, the default first: "latest" for lists, "relevance" for a search. */
export const LIST_SORTS = ["latest", "price_asc", "price_desc"] as const;
export const SEARCH_SORTS = ["relevance", "latest", "price_asc", "price_desc"] as const;
export type ListSort = (typeof SEARCH_SORTS)[number];

/** The sort orders a store offers; a store that hides its prices does not offer sorting by price. */
export function offeredSorts(
  sorts: readonly ListSort[],
  { hidesPrices }: Pick<ApplicationSetting, "hidesPrices">,
): readonly ListSort[] {
  return hidesPrices ? sorts.filter((sort) => sort !== "price_asc" && sort !== "price_desc") : sorts;
}

/** The filters, sort order and page a shopper has chosen. They are kept only in the page's address. */
export type ListChoice = {
  /**
   * Slugs of the chosen options by group id. A product must match one of the options in every group. No group is
   * empty.
   */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Minor units of the base currency, inclusive; null for no bound. */
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

/** `pageSize` is `PRODUCTS_PER_PAGE` unless an API caller asks for another. */
export type ListQuery = ListChoice & { scope: ListScope; pageSize?: number };

export const NOTHING_CHOSEN: ListChoice = { filters: {}, minPrice: null, maxPrice: null, sort: null, page: 1 };

/** Limits for addresses; anything beyond them is ignored, so that hostile addresses cost no more than others. */
const MAX_GROUPS = 10;
const MAX_OPTIONS = 30;
const MAX_PAGE = 10_000;
const MAX_PRICE = 1_000_000_000_00;
export const MAX_SEARCH_LENGTH = 200;

const FILTER_PREFIX = "filter.";
const SLUG = /^[a-z0-9][a-z0-9_-]{0,119}$/;

type QueryParameters = Iterable<readonly [string, string]>;

/** Whether an address filters, sorts or pages the list. Other parameters, such as utm ones, do not count. */
export function isFiltered(parameters: QueryParameters): boolean {
  return [...parameters].some(([name]) => isListParameter(name));
}

/**
 * Reads the shopper's choice from an address. A parameter may be repeated or contain several values separated by
 * commas. In a store that hides its prices, price bounds and sort orders are ignored: they would reveal which of two
 * products costs more.
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
    else if (name === "min_price" && !hidesPrices) minPrice = parsePrice(value) ?? minPrice;
    else if (name === "max_price" && !hidesPrices) maxPrice = parsePrice(value) ?? maxPrice;
    else if (name.startsWith(FILTER_PREFIX)) addOptions(filters, name.slice(FILTER_PREFIX.length), value);
  }
  return { filters: toRecord(filters), minPrice, maxPrice, sort, page };
}

/** The address of a list with this choice. Parameters are in a fixed order, and defaults are left out. */
export function listHref(path: string, choice: ListChoice, fixed: Readonly<Record<string, string>> = {}): string {
  const parts = Object.entries(fixed).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  for (const group of Object.keys(choice.filters).sort()) {
    const options = [...(choice.filters[group] ?? [])].sort();
    if (options.length > 0) parts.push(`${FILTER_PREFIX}${group}=${options.join(",")}`);
  }
  if (choice.minPrice !== null) parts.push(`min_price=${majorText(choice.minPrice)}`);
  if (choice.maxPrice !== null) parts.push(`max_price=${majorText(choice.maxPrice)}`);
  if (choice.sort !== null) parts.push(`sort_by=${choice.sort}`);
  if (choice.page > 1) parts.push(`page=${choice.page}`);
  return parts.length > 0 ? `${path}?${parts.join("&")}` : path;
}

/** Adds the option, or removes it if it is chosen, and returns to the first page. */
export function toggleOption(choice: ListChoice, group: string, option: string): ListChoice {
  const chosen = optionsOf(choice, group);
  const options = chosen.includes(option) ? chosen.filter((slug) => slug !== option) : [...chosen, option];
  const { [group]: _, ...others } = choice.filters;
  return { ...choice, page: 1, filters: options.length > 0 ? { ...others, [group]: options } : others };
}

/**
 * The chosen options of a group. `hasOwn`, because an address may name a group such as "constructor", which every
 * object has.
 */
export function optionsOf(choice: ListChoice, group: string): readonly string[] {
  return Object.hasOwn(choice.filters, group) ? (choice.filters[group] ?? []) : [];
}

/** The number of chosen filters and price bounds; page and sort order do not count. */
export function countChosen(choice: ListChoice): number {
  const options = Object.values(choice.filters).reduce((sum, group) => sum + group.length, 0);
  return options + (choice.minPrice === null ? 0 : 1) + (choice.maxPrice === null ? 0 : 1);
}

/** Whether the choice contains options of exactly one group and nothing else. */
export function isOneGroupChosen({ filters, minPrice, maxPrice }: ListChoice): boolean {
  return Object.keys(filters).length === 1 && minPrice === null && maxPrice === null;
}

/** The search text trimmed and cut to `MAX_SEARCH_LENGTH`; null if it is too short to search for. */
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

/** Parses major units with up to two decimals, digit by digit, because a floating point number could be inexact. */
function parsePrice(value: string): number | null {
  const [, whole, decimals = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === undefined) return null;
  return Math.min(Number(whole) * 100 + Number(decimals.padEnd(2, "0")), MAX_PRICE);
}

function majorText(amount: number): string {
  const decimals = amount % 100;
  return `${Math.floor(amount / 100)}${decimals === 0 ? "" : `.${String(decimals).padStart(2, "0")}`}`;
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
