import { version } from "next/package.json";
import { BUDGETS, EMPTY_APP, exceededBudgets, PAGES } from "@/scripts/budgets/budgets.mjs";
import { firstLoadScripts } from "@/scripts/budgets/page-weight.mjs";

const light = { script: BUDGETS.script, html: 25_000, requests: 24, bytes: 350_000 };

it("measured the empty app with the shop's version of Next.js", () => {
  expect(EMPTY_APP.next).toBe(version);
});

it("has a page for every HTML budget", () => {
  expect(PAGES.flatMap(({ html }) => html ?? [])).toEqual(Object.values(BUDGETS.html));
});

it("accepts a page that is exactly at its limits", () => {
  expect(exceededBudgets({ kind: "product", html: 25_000 }, light)).toEqual([]);
});

it.each([
  { weights: { ...light, script: BUDGETS.script + 1 }, what: /first-load script/ },
  { weights: { ...light, html: 25_001 }, what: /HTML/ },
  { weights: { ...light, requests: 25 }, what: /first view is 25 requests/ },
  { weights: { ...light, bytes: 350_001 }, what: /first view is 350001 bytes/ },
])("names the exceeded budget: $what", ({ weights, what }) => {
  const [fault, ...others] = exceededBudgets({ kind: "product", html: 25_000 }, weights);
  expect(fault).toMatch(what);
  expect(others).toEqual([]);
});

it("does not limit the HTML of a page without an HTML budget", () => {
  expect(exceededBudgets({ kind: "search" }, { ...light, html: 90_000 })).toEqual([]);
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
