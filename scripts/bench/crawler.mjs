import { readdirSync, statSync } from "node:fs";
import path from "node:path";

const AT_ONCE = 8;
const LOOKS = 10;

/**
 * A crawler that makes addresses up: unknown products and categories, filters and searches without end. Answers what
 * the shop holds in memory and on disk after each tenth of its way.
 *
 * @param {import("./servers.mjs").Server} shop
 * @param {Awaited<ReturnType<typeof import("./shop-facts.mjs").readShopFacts>>} facts
 * @param {number} count
 */
export async function crawl(shop, facts, count) {
  const states = [stateOf(shop)];
  const statuses = {};
  for (let look = 0; look < LOOKS; look += 1) {
    const next = { index: Math.floor((count * look) / LOOKS), end: Math.floor((count * (look + 1)) / LOOKS) };
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next.index < next.end) {
          const response = await fetch(shop.origin + madeUpAddress(next.index++, facts), { redirect: "manual" });
          await response.arrayBuffer();
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        }
      }),
    );
    states.push(stateOf(shop));
  }
  return { states, statuses };
}

function madeUpAddress(index, { category, products, options, words }) {
  const at = (values, place) => values[place % values.length];
  const product = at(products, index * 31);
  const addresses = [
    `/product/made-up-${index}`,
    `/category/made-up-${index}`,
    `${category}?${at(options, index)}&${at(options, index * 7 + 3)}&min_price=${index}`,
    `/search?q=${at(words, index)}${index}`,
    `${product}?variant=MADE-UP-${index}`,
    `/all-products?page=${index}&sort_by=price_asc`,
    `/pages/made/up/${index}`,
    `/blogs/made-up-${index}`,
    `/?utm_source=made-up-${index}`,
    product,
    `/uploads/big/products/made-up-${index}_m.avif`,
    `${category}?filter.made-up-${index}=x${index}`,
  ];
  return addresses[index % addresses.length];
}

function stateOf({ memory, dataDir }) {
  return { memory: memory(), data: sizeOf(dataDir), build: sizeOf(".next") };
}

function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, entry) =>
        sum + (statSync(path.join(entry.parentPath ?? entry.path, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    );
}
