import { execFileSync } from "node:child_process";
import http from "node:http";
import { ensureBuilt } from "../setup/build.mjs";
import { startShop } from "./servers.mjs";

// How much an answer is slowed down while pictures are made in the background (decision 48). Linux and macOS.
//   node scripts/bench/picture-slowdown.mjs
// A fresh shop makes its pictures. In alternating rounds that process is halted and goes on, so that everything else is
// the same for both. Load and server share the machine.
const ROUNDS = 8;
const ROUND_MS = 2_000;
const CLIENTS = [1, 8];
const OWNER_TOKEN = "a-token-of-the-bench-0123456789ab";

/** A page that the shop keeps, and one that it makes for each request because nobody has asked for it before. */
let number = 0;
const PAGES = {
  kept: () => "/",
  made: () => {
    number += 1;
    return `/all-products?min_price=${number}&max_price=${100_000 + number}`;
  },
};

await ensureBuilt();
const shop = await startShop("slowdown", {
  OWNER_TOKEN,
  PREPARE_PICTURES: "on",
  GEOLOCATION_URLS: "http://localhost:9/",
});
const agent = new http.Agent({ keepAlive: true });
try {
  for (const address of Object.values(PAGES)) for (let each = 0; each < 50; each += 1) await timeAnswer(address());
  for (const clients of CLIENTS)
    for (const [kind, address] of Object.entries(PAGES)) {
      const times = { halted: [], working: [] };
      const medians = { halted: [], working: [] };
      let made = 0;
      for (let round = 0; round < ROUNDS; round += 1)
        for (const state of round % 2 === 0 ? ["halted", "working"] : ["working", "halted"]) {
          signalMaker(state === "halted" ? "-STOP" : "-CONT");
          const before = await countReady();
          const inRound = await load(address, clients);
          times[state].push(...inRound);
          medians[state].push(quantile(inRound, 0.5));
          if (state === "working") made += (await countReady()) - before;
        }
      signalMaker("-CONT");
      const [without, during] = [quantile(times.halted, 0.5), quantile(times.working, 0.5)];
      console.log(
        `${kind} page, ${clients} at once: ${without.toFixed(2)} → ${during.toFixed(2)} ms (${(100 * (during / without - 1)).toFixed(1)} %); p95 ${quantile(times.halted, 0.95).toFixed(2)} → ${quantile(times.working, 0.95).toFixed(2)} ms; ${times.halted.length} and ${times.working.length} answers; ${made} pictures made meanwhile; medians ${JSON.stringify(medians, (_, value) => (typeof value === "number" ? Number(value.toFixed(2)) : value))}`,
      );
    }
} finally {
  agent.destroy();
  await shop.stop();
}

function signalMaker(signal) {
  const pid = execFileSync("pgrep", ["-P", String(shop.pid), "-f", "rendition-process"], { encoding: "utf8" }).trim();
  execFileSync("kill", [signal, pid]);
}

async function load(address, clients) {
  const end = Date.now() + ROUND_MS;
  const times = [];
  const client = async () => {
    while (Date.now() < end) times.push(await timeAnswer(address()));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
}

/** The time until the last byte of an answer, in milliseconds. */
function timeAnswer(path) {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.get(shop.origin + path, { agent, headers: { "accept-encoding": "gzip" } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: status ${response.statusCode}`));
      response.resume().once("end", () => resolve(performance.now() - start));
    });
    request.once("error", reject);
  });
}

async function countReady() {
  const response = await fetch(`${shop.origin}/api/owner/pictures`, {
    headers: { authorization: `Bearer ${OWNER_TOKEN}` },
  });
  return (await response.json()).ready;
}

function quantile(numbers, share) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN;
}
