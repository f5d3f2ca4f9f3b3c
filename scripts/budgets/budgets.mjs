/**
 * Size budgets of the pages. If a page exceeds one, the tests of the build fail. There are no budgets for times,
 * because times depend on the machine. 1 kB is 1,000 bytes; all sizes are of the gzip-compressed responses.
 */
const KB = 1_000;

/**
 * The size of the first-load script of an empty Next.js app, in bytes. `npm run bench` measures it and reports if this
 * value is outdated.
 */
export const EMPTY_APP = { next: "16.4.6", script: 134_888 };

export const BUDGETS = {
  script: EMPTY_APP.script + 30 * KB,
  requests: 25,
  /** All that a page loads before any interaction, including pictures. */
  bytes: 350 * KB,
  html: { home: 35 * KB, category: 30 * KB, product: 25.5 * KB },
};

/** One page of the demo store for each kind of page; `html` is the budget for the HTML of that page, if it has one. */
export const PAGES = [
  { kind: "home", path: "/", html: BUDGETS.html.home },
  { kind: "category", path: "/category/cloth", html: BUDGETS.html.category },
  { kind: "product", path: "/product/madras-check-kannur-twill", html: BUDGETS.html.product },
  { kind: "filtered list", path: "/category/cloth?filter.colour=indigo" },
  { kind: "search", path: "/search?q=silk" },
  { kind: "journal", path: "/blogs" },
];

/**
 * Returns a description of each budget that the page exceeds.
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
