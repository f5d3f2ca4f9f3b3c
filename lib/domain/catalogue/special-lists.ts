import { SEARCH_PATH } from "../site/route";

/** The lists that exist in every shop. */
export const SPECIAL_LIST_PATHS = {
  all: "/all-products",
  new_arrivals: "/new-arrivals",
  on_sale: "/on-sale",
  featured: "/featured-products",
} as const;
export type SpecialList = keyof typeof SPECIAL_LIST_PATHS;
export const SPECIAL_LISTS = ["all", "new_arrivals", "on_sale", "featured"] as const satisfies SpecialList[];

const CATEGORY = /^\/category\/([^/]+)$/;

/** What `GET /api/products` has to be asked to list the same as the page at this path; null if it cannot. */
export function listOfPath(path: string): Readonly<Record<string, string>> | null {
  const [, category] = CATEGORY.exec(path) ?? [];
  if (category !== undefined) return { category: decodeURIComponent(category) };
  // The search text is a field of the form.
  if (path === SEARCH_PATH) return {};
  const list = SPECIAL_LISTS.find((kind) => SPECIAL_LIST_PATHS[kind] === path);
  return list ? { list } : null;
}
