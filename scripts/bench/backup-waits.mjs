import { setTimeout } from "node:timers/promises";
import { ensureBuilt } from "../setup/build.mjs";
import { percentile } from "./numbers.mjs";
import { startShop } from "./servers.mjs";

// How long visitors wait while a backup is made of the embedded database (decision 101).
//   node scripts/bench/backup-waits.mjs
// A page that the shop keeps and one that it makes for each request are asked for all the time, first without and then with
// one backup after the other. Load, server and backup share the machine.
const BACKUPS = 10;
const OWNER_TOKEN = "a-token-of-the-bench-0123456789ab";

let number = 0;
const PAGES = {
  "kept page": () => "/",
  "page made for the request": () => {
    number += 1;
    return `/all-products?min_price=${number}&max_price=${100_000 + number}`;
  },
};

await ensureBuilt();
const shop = await startShop("backup", { OWNER_TOKEN, BACKUPS_KEPT: "1", GEOLOCATION_URLS: "http://localhost:9/" });
try {
  await measure(() => setTimeout(3_000));
  const without = await measure(() => setTimeout(10_000));
  const during = await measure(async () => {
    for (let made = 0; made < BACKUPS; made += 1) await makeBackup();
  });
  for (const page of Object.keys(PAGES))
    console.log(`${page}: ${line(without[page])} without, ${line(during[page])} during`);
} finally {
  await shop.stop();
}

/** The times in milliseconds that each kind of page took while `work` ran. */
async function measure(work) {
  let isOver = false;
  const times = {};
  const ask = async ([page, address]) => {
    times[page] = [];
    while (!isOver) {
      const start = performance.now();
      await (await fetch(shop.origin + address())).arrayBuffer();
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

async function makeBackup() {
  const headers = { authorization: `Bearer ${OWNER_TOKEN}`, "content-type": "application/json" };
  const address = `${shop.origin}/api/owner/backups`;
  const started = await fetch(address, { method: "POST", headers, body: "{}" });
  if (started.status !== 200) throw new Error(`${started.status} ${await started.text()}`);
  for (let state = await started.json(); state.is_making; state = await (await fetch(address, { headers })).json())
    await setTimeout(100);
}

function line(times) {
  return `${percentile(times, 0.5).toFixed(1)} ms, 99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms, ${Math.max(...times).toFixed(0)} ms at most`;
}
