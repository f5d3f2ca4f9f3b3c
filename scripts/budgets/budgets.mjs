/**
 * What a page may weigh. A build that crosses one of these fails its tests; times are not among them, because they are
 * the machine's as much as the shop's. A kB is 1,000 bytes; all weights are as sent, with gzip.
 */
const KB = 1_000;

/** The first-load script of an empty Next.js app. `npm run bench` measures it, and says when this is out of date. */
export const EMPTY_APP = { next: "16.4.6", script: 134_888 };

export const BUDGETS = {
  script: EMPTY_APP.script + 30 * KB,
  requests: 25,
  /** Of everything that a first view loads, pictures included. */
  bytes: 350 * KB,
  html: { home: 35 * KB, category: 30 * KB, product: 25 * KB },
};

/** One page of the demo store for each kind of page; `html` names its budget, where it has one. */
export const PAGES = [
  { kind: "home", path: "/", html: BUDGETS.html.home },
  { kind: "category", path: "/category/cloth", html: BUDGETS.html.category },
  { kind: "product", path: "/product/madras-check-kannur-twill", html: BUDGETS.html.product },
  { kind: "filtered list", path: "/category/cloth?filter.colour=indigo" },
  { kind: "search", path: "/search?q=silk" },
  { kind: "journal", path: "/blogs" },
];

/**
 * What of a page crosses its budget, in words; empty when all is well.
 *
 * @param {{ kind: string, html?: number }} page
 * @param {{ script: number, html: number, requests: number, bytes: number }} weights
 */
export function crossedBudgets({ kind, html }, weights) {
  const limits = [
    { name: "first-load script", unit: "bytes", weight: weights.script, limit: BUDGETS.script },
    { name: "HTML", unit: "bytes", weight: weights.html, limit: html ?? Number.POSITIVE_INFINITY },
    { name: "first view", unit: "requests", weight: weights.requests, limit: BUDGETS.requests - 1 },
    { name: "first view", unit: "bytes", weight: weights.bytes, limit: BUDGETS.bytes },
  ];
  return limits
    .filter(({ weight, limit }) => weight > limit)
    .map(({ name, unit, weight, limit }) => `${kind}: ${name} is ${weight} ${unit}, and may be ${limit}`);
}
