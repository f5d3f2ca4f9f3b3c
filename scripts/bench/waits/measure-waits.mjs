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
 * seconds without `work` and then while it runs, and prints how long they took.
 *
 * @param {string} origin
 * @param {() => Promise<void>} work
 */
export async function printWaits(origin, work) {
  await measure(origin, () => setTimeout(3_000));
  const without = await measure(origin, () => setTimeout(10_000));
  const during = await measure(origin, work);
  for (const page of Object.keys(PAGES))
    console.log(`${page}: ${line(without[page])} without, ${line(during[page])} during`);
}

/** The times in milliseconds that each kind of page took while `work` ran. */
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
  console.log(`${((performance.now() - start) / 1_000).toFixed(1)} s`);
  return times;
}

function line(times) {
  return `${percentile(times, 0.5).toFixed(1)} ms, 99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} ms at most`;
}
