import { setTimeout } from "node:timers/promises";
import { percentile } from "../numbers.mjs";

let number = 0;
const PAGES = {
  "kept page": () => "/",
  "page made for the request": () => {
    number += 1;
    return `/all-products?min_price=${number}&max_price=${100_000 + number}`;
  },
};

/**
 * Asks for a page that the shop at `origin` keeps and one that it makes for each request all the time, first for ten
 * seconds without work and then while each of the `works` runs, and prints how long they took.
 *
 * @param {string} origin
 * @param {Record<string, () => Promise<void>>} works
 */
export async function printWaits(origin, works) {
  await measure(origin, () => setTimeout(3_000));
  for (const [name, work] of Object.entries({ "without work": () => setTimeout(10_000), ...works })) {
    const { times, seconds } = await measure(origin, work);
    console.log(`${name}, ${seconds.toFixed(1)} s`);
    for (const page of Object.keys(PAGES)) console.log(`  ${page}: ${line(times[page])}`);
  }
}

/** The times in milliseconds that each kind of page took while `work` ran, and how long that took. */
async function measure(origin, work) {
  let isOver = false;
  const times = {};
  const ask = async ([page, address]) => {
    times[page] = [];
    while (!isOver) {
      const start = performance.now();
      await (await fetch(origin + address())).arrayBuffer();
      times[page].push(performance.now() - start);
      await setTimeout(5);
    }
  };
  const asking = Promise.all(Object.entries(PAGES).map(ask));
  const start = performance.now();
  await work();
  isOver = true;
  await asking;
  return { times, seconds: (performance.now() - start) / 1_000 };
}

function line(times) {
  return `${percentile(times, 0.5).toFixed(1)} ms, 99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} ms at most`;
}
