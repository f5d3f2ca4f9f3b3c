import { setTimeout } from "node:timers/promises";
import { ensureBuilt } from "../setup/build.mjs";
import { seededRandom } from "./seeded-random.mjs";
import { startShop } from "./servers.mjs";

// Whether a page can show an old price after a change that came while it was being made.
//   node scripts/bench/change-races.mjs [seed]
// Each round changes the prices of twenty products while their pages are made, at moments that chance chooses. Then the
// pages are asked for at once, and again when the front asks Next.js for them (docs/front.md).
const PRODUCTS = 20;
const ROUNDS = 15;
/** Longer than a page is made. */
const MAX_DELAY_MS = 120;
/** Longer than the front keeps a page without asking. */
const ASKED_AGAIN_MS = 4_500;
const OWNER_TOKEN = "a-token-of-the-bench-0123456789ab";
const random = seededRandom(Number(process.argv[2] ?? 1));

await ensureBuilt();
const shop = await startShop("races", { OWNER_TOKEN, GEOLOCATION_URLS: "http://localhost:9/" });
const headers = { authorization: `Bearer ${OWNER_TOKEN}`, "content-type": "application/json" };
const counts = { changes: 0, duringMaking: 0, oldAtOnce: 0, oldLater: 0 };
try {
  const products = await listProducts();
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all(products.map((product) => race(product, 1_000 + round)));
  console.log(
    `${counts.changes} changes, ${counts.duringMaking} while the page was made; old afterwards: ${counts.oldAtOnce} at once, ${counts.oldLater} later`,
  );
} finally {
  await shop.stop();
}
process.exitCode = counts.oldAtOnce + counts.oldLater > 0 ? 1 : 0;

/** Products without variants, whose price is on their page as it is given. */
async function listProducts() {
  const answer = await fetch(`${shop.origin}/api/owner/products?limit=100&status=active`, { headers });
  const { list } = await answer.json();
  const plain = list.filter(({ skus, sku, variants }) => sku && !(variants > 0) && !(skus?.length > 1));
  return plain.slice(0, PRODUCTS);
}

async function race({ sku, slug }, price) {
  // The last round's page goes, so that the next request makes it anew.
  await change(sku, price + 500);
  let isMade = false;
  const making = textOf(slug).then(() => {
    isMade = true;
  });
  await setTimeout(random() * MAX_DELAY_MS);
  await change(sku, price);
  counts.changes += 1;
  if (!isMade) counts.duringMaking += 1;
  if (!(await showsPrice(slug, price))) counts.oldAtOnce += 1;
  await making;
  await setTimeout(ASKED_AGAIN_MS);
  if (!(await showsPrice(slug, price))) counts.oldLater += 1;
}

async function change(sku, price) {
  const answer = await fetch(`${shop.origin}/api/owner/products`, {
    method: "PATCH",
    headers,
    body: JSON.stringify({ sku, price }),
  });
  if (answer.status !== 200) throw new Error(`${sku}: ${answer.status} ${await answer.text()}`);
}

async function textOf(slug) {
  return (await fetch(`${shop.origin}/product/${slug}`)).text();
}

async function showsPrice(slug, price) {
  return (await textOf(slug)).includes(`product:price:amount" content="${price}.00"`);
}
