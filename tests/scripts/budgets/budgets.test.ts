import { version } from "next/package.json";
import {
  BUDGETS,
  CHECKOUT,
  COSTS,
  EMPTY_APP,
  exceededBudgets,
  exceededCosts,
  PAGES,
} from "@/scripts/budgets/budgets.mjs";
import { clientReferences, firstLoadScripts } from "@/scripts/budgets/page-weight.mjs";

const light = {
  script: BUDGETS.script,
  html: 25_000,
  rawHtml: 130_000,
  references: 24,
  requests: BUDGETS.requests - 1,
  bytes: 350_000,
};
const product = { kind: "product", html: 25_000, rawHtml: 130_000, references: 24 };

it("measured the empty app with the shop's version of Next.js", () => {
  expect(EMPTY_APP.next).toBe(version);
});

it("has a page for every HTML budget", () => {
  expect(PAGES.flatMap(({ html }) => html ?? [])).toEqual(Object.values(BUDGETS.html));
});

it("accepts a page that is exactly at its limits", () => {
  expect(exceededBudgets(product, light)).toEqual([]);
});

it.each([
  { weights: { ...light, script: BUDGETS.script + 1 }, what: /first-load script/ },
  { weights: { ...light, html: 25_001 }, what: /HTML/ },
  { weights: { ...light, rawHtml: 130_001 }, what: /HTML before compression is 130001 bytes/ },
  { weights: { ...light, references: 25 }, what: /25 client components/ },
  { weights: { ...light, requests: BUDGETS.requests }, what: new RegExp(`first view is ${BUDGETS.requests} requests`) },
  { weights: { ...light, bytes: 350_001 }, what: /first view is 350001 bytes/ },
])("names the exceeded budget: $what", ({ weights, what }) => {
  const [fault, ...others] = exceededBudgets(product, weights);
  expect(fault).toMatch(what);
  expect(others).toEqual([]);
});

it("does not limit the HTML of a page without an HTML budget", () => {
  expect(exceededBudgets({ ...product, html: undefined }, { ...light, html: 90_000 })).toEqual([]);
});

it("counts a script once, whether or not its address names the build, and skips those for old browsers", () => {
  const html = `
    <script src="/_next/static/chunks/main.js" async=""></script>
    <script src="/_next/static/chunks/polyfills.js?dpl=17" noModule=""></script>
    <link rel="preload" as="script" href="/_next/static/chunks/later.js"/>
    <script>self.__next_f.push([1,"1:I[7,[\\"/_next/static/chunks/main.js\\",\\"/_next/static/immutable/chunks/part-1~.js?dpl=17\\"]]"])
    self.__next_f.push([1,"\\"/_next/static/chunks/polyfills.js?dpl=17\\""])</script>`;
  expect(firstLoadScripts(html)).toEqual([
    "/_next/static/chunks/main.js",
    "/_next/static/chunks/later.js",
    "/_next/static/immutable/chunks/part-1~.js",
  ]);
});

it("gives the checkout a script budget of its own, and no first view", () => {
  const { kind: _, ...limits } = CHECKOUT;
  expect(exceededBudgets(CHECKOUT, limits)).toEqual([]);
  expect(exceededBudgets(CHECKOUT, { ...limits, script: limits.script + 1 })).toHaveLength(1);
});

it("counts the client components that the data names", () => {
  const data =
    String.raw`<script>self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:I[7,[],\"Price\"]\n1f:I[8,[],\"Heart\"]\n"])</script>
    <script>self.__next_f.push([1,"a:I[9,[],\"Cart\"]\nb:[\"I[\"]"])</script>`.replaceAll("\\\\", "\\");
  expect(clientReferences(data)).toBe(3);
});

describe("processor time", () => {
  const costsOf = (changes: Record<string, number>) =>
    new Map([...COSTS].map(([kind, limit]) => [kind, 8 * (changes[kind] ?? limit)]));

  it("accepts what the pages take, and a quarter more", () => {
    expect(exceededCosts(costsOf({}), 8)).toEqual([]);
    expect(exceededCosts(costsOf({ "sign-in": (COSTS.get("sign-in") ?? 0) * 1.25 }), 8)).toEqual([]);
  });

  it("names the page that takes more", () => {
    const [fault, ...others] = exceededCosts(costsOf({ "cart, 3 items": 3.2 }), 8);
    expect(fault).toMatch(/^cart, 3 items: takes 3\.20 times as long/);
    expect(others).toEqual([]);
  });

  it("names a page that was not measured", () => {
    const costs = costsOf({});
    costs.delete("account");
    expect(exceededCosts(costs, 8)).toEqual([expect.stringMatching(/^account: /)]);
  });
});
