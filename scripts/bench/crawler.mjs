import { readdirSync, statSync } from "node:fs";
import path from "node:path";

const PARALLEL_REQUESTS = 8;
const SAMPLES = 10;

/**
 * Requests made-up URLs as a crawler would: unknown products and categories, endless filters and searches. Returns the
 * shop's memory and disk use each time a tenth of the URLs has been requested.
 *
 * @param {import("./servers.mjs").Server} shop
 * @param {Awaited<ReturnType<typeof import("./shop-facts.mjs").readShopFacts>>} facts
 * @param {number} count
 */
export async function crawl(shop, facts, count) {
  const states = [measure(shop)];
  const statuses = {};
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const next = { index: Math.floor((count * sample) / SAMPLES), end: Math.floor((count * (sample + 1)) / SAMPLES) };
    await Promise.all(
      Array.from({ length: PARALLEL_REQUESTS }, async () => {
        while (next.index < next.end) {
          const response = await fetch(shop.origin + madeUpAddress(next.index++, facts), { redirect: "manual" });
          await response.arrayBuffer();
          statuses[response.status] = (statuses[response.status] ?? 0) + 1;
        }
      }),
    );
    states.push(measure(shop));
  }
  return { states, statuses };
}

function madeUpAddress(index, { category, products, options, words }) {
  const at = (values, position) => values[position % values.length];
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

export function measure({ memory, dataDir }) {
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
