/**
 * Size budgets of the pages. If a page exceeds one, the tests of the build fail. There are no budgets for times, because
 * times depend on the machine, but for the share of processor time between two servers on the same one (`COSTS`). 1 kB is
 * 1,000 bytes; all sizes are of the gzip-compressed responses.
 */
const KB = 1_000;

/**
 * The size of the first-load script of an empty Next.js app, in bytes. `npm run bench` measures it and reports if this
 * value is outdated.
 */
export const EMPTY_APP = { next: "16.4.6", script: 134_888 };

/**
 * How much more script than an empty app the first screen of the desk may load, in bytes.
 *
 * @internal Exported for tests.
 */
export const DESK_SCRIPT = 250 * KB;

export const BUDGETS = {
  /** Of shopping pages. */
  script: EMPTY_APP.script + 30 * KB,
  /** Of the steps of a checkout, which nobody opens first. Filling in city and state by postal code takes 3 kB of it. */
  checkoutScript: EMPTY_APP.script + 37 * KB,
  /** One of them asks for the countries of currencies, which therefore are not part of every page (decision 54). */
  requests: 26,
  /** All that a page loads before any interaction, including pictures. */
  bytes: 350 * KB,
  html: { home: 33 * KB, category: 29 * KB, product: 25.5 * KB },
};

/**
 * One page of the demo store for each kind of shopping page. `html` is the budget for the HTML of that page, if it has
 * one; `rawHtml` for the HTML before compression, which takes processor time in proportion to its size; `references` for
 * the number of client components. The last two are what the pages take, with little room: they may only fall.
 */
export const PAGES = [
  { kind: "home", path: "/", html: BUDGETS.html.home, rawHtml: 175 * KB, references: 20 },
  { kind: "category", path: "/category/cloth", html: BUDGETS.html.category, rawHtml: 147 * KB, references: 20 },
  {
    kind: "product",
    path: "/product/madras-check-kannur-twill",
    html: BUDGETS.html.product,
    rawHtml: 119 * KB,
    references: 25,
  },
  { kind: "filtered list", path: "/category/cloth?filter.colour=indigo", rawHtml: 92 * KB, references: 20 },
  { kind: "search", path: "/search?q=silk", rawHtml: 87 * KB, references: 20 },
  { kind: "journal", path: "/blogs", rawHtml: 64 * KB, references: 16 },
];

/** The first step of a checkout, for a guest who ships to an address. */
export const CHECKOUT = {
  kind: "checkout",
  script: BUDGETS.checkoutScript,
  html: 22 * KB,
  rawHtml: 102 * KB,
  references: 15,
};

/**
 * Returns a description of each budget that the page exceeds.
 *
 * @param {{ kind: string, script?: number, html?: number, rawHtml: number, references: number }} page
 * @param {{ script: number, html: number, rawHtml: number, references: number, requests?: number, bytes?: number }} weights
 *   `requests` and `bytes` only if a browser has watched the first view
 */
export function exceededBudgets({ kind, script, html, rawHtml, references }, weights) {
  const limits = [
    { name: "first-load script", unit: "bytes", weight: weights.script, limit: script ?? BUDGETS.script },
    { name: "HTML", unit: "bytes", weight: weights.html, limit: html ?? Number.POSITIVE_INFINITY },
    { name: "HTML before compression", unit: "bytes", weight: weights.rawHtml, limit: rawHtml },
    { name: "React's data", unit: "client components", weight: weights.references, limit: references },
    { name: "first view", unit: "requests", weight: weights.requests ?? 0, limit: BUDGETS.requests - 1 },
    { name: "first view", unit: "bytes", weight: weights.bytes ?? 0, limit: BUDGETS.bytes },
  ];
  return limits
    .filter(({ weight, limit }) => weight > limit)
    .map(({ name, unit, weight, limit }) => `${kind}: ${name} is ${weight} ${unit}; the limit is ${limit}`);
}

/**
 * The processor time of a request as a multiple of that of a page with 24 cards which Next.js alone makes for each request
 * (`npm run bench-requests -- --quick`). Like the sizes, these are what the pages take, and may only fall.
 */
export const COSTS = new Map([
  ["search, first visit", 3],
  ["filtered list, first visit", 2.4],
  ["page 2, first visit", 2.65],
  ["search, kept", 0.0125],
  ["home, kept", 0.0125],
  ["cart, empty", 1.65],
  ["cart, 3 items", 2.4],
  ["sign-in", 1.5],
  ["account", 1.65],
]);

/** How much more than that a page may take before it counts: what runs on the same machine differ by. */
const TOLERANCE = 1.25;

/**
 * Returns a description of each page that takes more processor time than it may.
 *
 * @param {ReadonlyMap<string, number>} costs the milliseconds of a request by kind of page; those of kinds without a budget
 *   are left out
 * @param {number} alone those of the page of Next.js alone
 */
export function exceededCosts(costs, alone) {
  return [...COSTS].flatMap(([kind, limit]) => {
    const multiple = (costs.get(kind) ?? Number.NaN) / alone;
    if (multiple <= limit * TOLERANCE) return [];
    return [`${kind}: takes ${multiple.toFixed(2)} times as long as Next.js alone; the limit is ${limit} + 25 %`];
  });
}
