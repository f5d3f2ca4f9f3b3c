import { chromium as playwrightChromium } from "playwright";
import { BUDGETS, EMPTY_APP, PAGES } from "../budgets/budgets.mjs";
import { startBigShop, startBigShopOnPostgres } from "./catalogues.mjs";
import { crawl } from "./crawler.mjs";
import { startEmptyApp } from "./empty-app.mjs";
import { crawlFigures, memoryFigure, pageFigures, timeFigures } from "./figures.mjs";
import { startGeolocation } from "./geolocation.mjs";
import { loadPage } from "./load.mjs";
import { measurePage } from "./measure-page.mjs";
import { printFigures, writeReport } from "./report.mjs";
import { timeResponses } from "./response-times.mjs";
import { startShop } from "./servers.mjs";
import { readShopFacts, variedAddresses } from "./shop-facts.mjs";

const MB = 1_000_000;
const MAX_MEMORY_ABOVE_EMPTY = 600 * MB;
const MAX_MEMORY_POSTGRES = 400 * MB;
const MAX_LIST_MS = 50;

/** Runs all measurements on one server after the other, prints the figures and writes docs/benchmarks.md. */
export async function runBench({ isQuick, date, chromium }) {
  const effort = isQuick
    ? { seconds: 4, phoneRuns: 1, crawled: 1_000 }
    : { seconds: 10, phoneRuns: 5, crawled: 10_000 };
  const browser = await playwrightChromium.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  const geolocation = await startGeolocation();
  // The shops started below inherit this variable and use our substitute for the geolocation services.
  process.env.GEOLOCATION_URLS = geolocation.url;
  const start = Date.now();
  const figures = [];
  const add = (...more) => {
    printFigures(more);
    figures.push(...more);
  };
  try {
    const means = { ...effort, browser, chromium };
    const empty = await withServer("The empty app", startEmptyApp, async (server) => ({
      ...(await measurePage(server.origin, "/", means)),
      memory: server.memory(),
    }));
    await withServer(
      "The demo store",
      () => startShop("demo"),
      async (shop) => {
        for (const page of PAGES.filter(({ html }) => html)) await addPage(add, "demo store", shop, page, means, empty);
        add(
          memoryFigure(
            "demo store, embedded",
            shop.memory(),
            empty.memory + MAX_MEMORY_ABOVE_EMPTY,
            "empty app + 600 MB",
          ),
        );
      },
    );
    await withServer(
      "10,000 products",
      () => startBigShop(10_000),
      (shop) => addBigShop(add, shop, means, empty),
    );
    await addPostgres(add, effort);
    writeReport({ date, isQuick, figures, empty: describeEmptyApp(empty) });
  } finally {
    geolocation.stop();
    await browser.close();
  }
  console.log(
    `${figures.filter(({ isMet }) => !isMet).length} of ${figures.length} targets missed in ${Math.round((Date.now() - start) / 60_000)} minutes; see docs/benchmarks.md`,
  );
}

async function withServer(title, start, use) {
  console.log(`\n— ${title}`);
  const server = await start();
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

async function addPage(add, store, shop, { kind, path, html }, means, empty) {
  const measured = await measurePage(shop.origin, path, means);
  add(...pageFigures(`${kind}, ${store}`, { ...measured, html }, empty));
}

async function addBigShop(add, shop, means, empty) {
  const facts = await readShopFacts(shop.origin);
  const pages = [
    { kind: "home", path: "/", html: BUDGETS.html.home },
    { kind: "category", path: facts.category, html: BUDGETS.html.category },
    { kind: "product", path: facts.products[0], html: BUDGETS.html.product },
  ];
  for (const page of pages) await addPage(add, "10,000 products", shop, page, means, empty);
  add(...timeFigures("10,000 products", await timeLists(shop, facts), MAX_LIST_MS));
  const limit = empty.memory + MAX_MEMORY_ABOVE_EMPTY;
  add(memoryFigure("10,000 products, embedded", shop.memory(), limit, "empty app + 600 MB"));
  console.log(`Crawling ${means.crawled} made-up addresses …`);
  add(...crawlFigures(`${means.crawled} addresses`, await crawl(shop, facts, means.crawled)));
}

async function timeLists(shop, facts) {
  const { filtered, searches } = variedAddresses(facts);
  return {
    "filtered list": await timeResponses(shop.origin, filtered),
    search: await timeResponses(shop.origin, searches),
  };
}

/**
 * Adds figures for lists and searches on PostgreSQL, if a PostgreSQL server is available. The shop there has ten times
 * as many products, so responses may take three times as long.
 */
async function addPostgres(add, { seconds }) {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) return console.log("\nSet TEST_DATABASE_URL to measure on PostgreSQL too.");
  await withServer(
    "100,000 products on PostgreSQL",
    () => startBigShopOnPostgres(100_000, address),
    async (shop) => {
      const facts = await readShopFacts(shop.origin);
      add(...timeFigures("100,000 products, PostgreSQL", await timeLists(shop, facts), 3 * MAX_LIST_MS));
      await loadPage(shop.origin + facts.category, seconds);
      add(memoryFigure("100,000 products, PostgreSQL", shop.memory(), MAX_MEMORY_POSTGRES, "400 MB"));
    },
  );
}

function describeEmptyApp({ load, weight, memory, phone }) {
  const { next, script } = EMPTY_APP;
  const drift = weight.script === script ? "" : ` (the budgets assume ${script})`;
  return `The empty app of Next.js ${next}: ${Math.round(load.perSecond)} requests/s (${Math.round(load.perSecondCompressed)} compressed), p99 ${load.p99} ms, first-load script ${weight.script} bytes${drift}, HTML ${weight.html} bytes, memory under load ${Math.round(memory / MB)} MB. In Lighthouse, on a phone: performance ${Math.round(phone.performance.median)}, LCP ${Math.round(phone.lcp.median)} ms, TBT ${Math.round(phone.tbt.median)} ms.`;
}
