import { parseArgs } from "node:util";
import { ensureBuilt } from "../setup/build.mjs";
import { measure } from "./crawler.mjs";
import { seededRandom } from "./seeded-random.mjs";
import { startShop } from "./servers.mjs";

// Walks over combinations of filters, prices, sort orders, pages and words of a search, as a crawler does that follows
// every link, and prints what memory and disk the shop takes meanwhile:
//   node scripts/bench/address-walk.mjs [--addresses 100000] [--seed 1] [--minutes 10]
// The same seed gives the same addresses. It ends early when the minutes are over, and says so.
const PARALLEL_REQUESTS = 8;
const SAMPLES = 20;
const SEARCHES = 0.4;
const MB = 1_000_000;

const { values } = parseArgs({
  options: {
    addresses: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "10" },
  },
});
const [count, seed, minutes] = [values.addresses, values.seed, values.minutes].map(Number);

await ensureBuilt();
const shop = await startShop("walk", { GEOLOCATION_URLS: "http://localhost:9/" });
try {
  const facts = await readFacts(shop.origin);
  const random = seededRandom(seed);
  const statuses = {};
  const start = Date.now();
  const end = start + minutes * 60_000;
  let walked = 0;
  report(walked, measure(shop));
  for (let sample = 1; sample <= SAMPLES && Date.now() < end; sample += 1) {
    const until = Math.floor((count * sample) / SAMPLES);
    const step = async () => {
      while (walked < until && Date.now() < end) {
        walked += 1;
        const response = await fetch(shop.origin + addressFrom(random, facts), { redirect: "manual" });
        await response.arrayBuffer();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, step));
    report(walked, measure(shop));
  }
  const seconds = (Date.now() - start) / 1_000;
  const rate = (walked / seconds).toFixed(0);
  console.log(
    `${walked} of ${count} addresses with seed ${seed} in ${seconds.toFixed(0)} s (${rate}/s): ${JSON.stringify(statuses)}`,
  );
} finally {
  await shop.stop();
}

function report(walked, { memory, data, build }) {
  const inMb = (bytes) => `${Math.round(bytes / MB)} MB`;
  console.log(`${walked}: memory ${inMb(memory)}, data ${inMb(data)}, build ${inMb(build)}`);
}

/** The lists of the demo store, the options of its filters and the words of its products, from its own pages. */
async function readFacts(origin) {
  const text = async (path) => (await fetch(origin + path)).text();
  const sitemap = await text("/sitemap/1.xml");
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g)].map(([, path]) => path);
  const lists = [
    "/all-products",
    "/on-sale",
    "/new-arrivals",
    ...paths.filter((path) => path.startsWith("/category/")),
  ];
  const slugs = paths.filter((path) => path.startsWith("/product/")).map((path) => path.slice("/product/".length));
  const page = await text("/all-products");
  const checkboxes = page.matchAll(/name="(filter\.[\w-]+)" value="([\w-]+)"/g);
  const options = [...new Set([...checkboxes].map(([, group, option]) => `${group}=${option}`))];
  const words = [...new Set(slugs.flatMap((slug) => slug.split("-")))].filter((word) => word.length > 3);
  if (options.length === 0 || words.length === 0) throw new Error("The demo store has no filters or no products.");
  return { lists, options, words };
}

function addressFrom(random, { lists, options, words }) {
  const one = (values) => values[Math.floor(random() * values.length)];
  const chosen = Array.from({ length: Math.floor(random() * 4) }, () => one(options));
  const low = Math.floor(random() * 3_000);
  if (random() < 0.5) chosen.push(`min_price=${low}`, `max_price=${low + Math.floor(random() * 5_000)}`);
  if (random() < 0.3) chosen.push(`sort_by=${one(["price_asc", "price_desc", "latest"])}`);
  if (random() < 0.2) chosen.push(`page=${1 + Math.floor(random() * 5)}`);
  if (random() >= SEARCHES) return `${one(lists)}?${chosen.join("&")}`;
  const typed = Array.from({ length: 1 + Math.floor(random() * 2) }, () => one(words)).join("+");
  const text = random() < 0.2 ? `${typed}${Math.floor(random() * 10_000)}` : typed;
  return `/search?q=${text}${random() < 0.5 ? "" : `&${chosen.join("&")}`}`;
}
