/**
 * Weight budgets of the pages. A build with a page that exceeds one fails its tests. There are no budgets for times,
 * because times depend on the machine. 1 kB is 1,000 bytes; all weights are as sent, with gzip.
 */
const KB = 1_000;

/** The first-load script of an empty Next.js app. `npm run bench` measures it and reports when this value is outdated. */
export const EMPTY_APP = { next: "16.4.6", script: 134_888 };

export const BUDGETS = {
  script: EMPTY_APP.script + 30 * KB,
  requests: 25,
  /** Everything a first view loads, pictures included. */
  bytes: 350 * KB,
  html: { home: 35 * KB, category: 30 * KB, product: 25 * KB },
};

/** One page of the demo store per kind of page; `html` is its HTML budget, if it has one. */
export const PAGES = [
  { kind: "home", path: "/", html: BUDGETS.html.home },
  { kind: "category", path: "/category/cloth", html: BUDGETS.html.category },
  { kind: "product", path: "/product/madras-check-kannur-twill", html: BUDGETS.html.product },
  { kind: "filtered list", path: "/category/cloth?filter.colour=indigo" },
  { kind: "search", path: "/search?q=silk" },
  { kind: "journal", path: "/blogs" },
];

/**
 * Describes each budget that the page exceeds; empty when it exceeds none.
 *
 * @param {{ kind: string, html?: number }} page
 * @param {{ script: number, html: number, requests: number, bytes: number }} weights
 */
export function exceededBudgets({ kind, html }, weights) {
  const limits = [
    { name: "first-load script", unit: "bytes", weight: weights.script, limit: BUDGETS.script },
    { name: "HTML", unit: "bytes", weight: weights.html, limit: html ?? Number.POSITIVE_INFINITY },
    { name: "first view", unit: "requests", weight: weights.requests, limit: BUDGETS.requests - 1 },
    { name: "first view", unit: "bytes", weight: weights.bytes, limit: BUDGETS.bytes },
  ];
  return limits
    .filter(({ weight, limit }) => weight > limit)
    .map(({ name, unit, weight, limit }) => `${kind}: ${name} is ${weight} ${unit}; the limit is ${limit}`);
}
