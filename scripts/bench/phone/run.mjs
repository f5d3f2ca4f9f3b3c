import { chromium as playwrightChromium } from "playwright";
import { PAGES } from "../../budgets/budgets.mjs";
import { startPictureApp } from "../empty-app.mjs";
import { startGeolocation } from "../geolocation.mjs";
import { median } from "../numbers.mjs";
import { readReport } from "../phone.mjs";
import { startShop } from "../servers.mjs";
import { measureInteractions } from "./interactions.mjs";
import { largestPicture } from "./largest-picture.mjs";
import { startVariant, VARIANTS } from "./variants.mjs";

const EMPTY = "empty app with the same picture";
const ARTICLE = { kind: "article", path: "/blogs/three-dips" };
const MEASURED = [...PAGES.filter(({ html }) => html), ARTICLE];

/**
 * Compares the pages with their variants and with an empty app that shows the same picture. Each round visits all of them
 * once, so that whatever disturbs the machine meets all alike.
 *
 * @param {{ runs: number, kinds: readonly string[], variants: readonly string[], chromium: string }} options
 */
export async function comparePhones({ runs, kinds, variants, chromium }) {
  const pages = MEASURED.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
  const browser = await playwrightChromium.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  const geolocation = await startGeolocation();
  // The shop inherits this variable and uses our substitute for the geolocation services.
  process.env.GEOLOCATION_URLS = geolocation.url;
  const shop = await startShop("phone");
  const stops = [geolocation.stop, shop.stop, () => browser.close()];
  try {
    const pictures = {};
    for (const { kind, path } of pages) {
      pictures[kind] = await largestPicture(browser, shop.origin + path);
      console.log(`${kind}: largest paint is ${textOf(pictures[kind])}`);
    }
    const empty = await startPictureApp(pictures);
    stops.push(empty.stop);
    const subjects = [{ name: EMPTY, address: ({ kind }) => `${empty.origin}/${kind}` }];
    for (const name of variants) {
      const server = await startVariant(shop.origin, VARIANTS[name]);
      stops.push(server.stop);
      subjects.push({ name, address: ({ path }) => server.origin + path });
    }
    const reports = new Map();
    for (let run = 0; run < runs; run += 1)
      for (const page of pages)
        for (const { name, address } of subjects) {
          const key = `${page.kind}, ${name}`;
          const report = await readReport(address(page), chromium);
          reports.set(key, [...(reports.get(key) ?? []), report]);
        }
    console.table([...reports].map(([key, found]) => summary(key, found)));
    const interactions = await measureInteractions(browser, shop.origin, {
      product: PAGES.find(({ kind }) => kind === "product").path,
      list: PAGES.find(({ kind }) => kind === "category").path,
    });
    console.log("Longest interaction, ms, with a processor four times slower:", interactions);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

function textOf(picture) {
  return picture ? `a picture of ${picture.bytes.length} bytes, ${picture.width} × ${picture.height} px` : "a text";
}

function summary(key, reports) {
  const times = (id) => reports.map(({ audits }) => Math.round(audits[id].numericValue));
  const scores = (id) => reports.map(({ categories }) => Math.round(100 * categories[id].score));
  const [lcp, tbt] = [times("largest-contentful-paint"), times("total-blocking-time")];
  const shifts = reports.map(({ audits }) => audits["cumulative-layout-shift"].numericValue);
  return {
    page: key,
    FCP: median(times("first-contentful-paint")),
    LCP: median(lcp),
    "worst LCP": Math.max(...lcp),
    TBT: median(tbt),
    "worst TBT": Math.max(...tbt),
    CLS: Math.max(...shifts).toFixed(4),
    performance: `${median(scores("performance"))}, worst ${Math.min(...scores("performance"))}`,
    "other scores": ["accessibility", "best-practices", "seo"].map((id) => Math.min(...scores(id))).join(" "),
  };
}
