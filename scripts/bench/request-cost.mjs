import { Agent, get } from "node:http";

const ROUNDS = 9;
const REQUESTS = 100;
/** V8 compiles the code of a page for good only after some hundred requests. */
const WARM_UP = 400;
const CONNECTIONS = 4;

/** What browsers send on a secure connection. */
const ENCODINGS = "gzip, deflate, br, zstd";

/**
 * A page whose cost is measured. A round makes `weight` times as many requests (1 if not given): the system counts
 * processor time in hundredths of a second, and a kept page takes a fortieth of that. With `isFirstVisit` each request
 * names another port of the host, so that no cache in front of Next.js has the page.
 *
 * @typedef {{ kind: string, server: import("./servers.mjs").Server, path: string, headers?: Record<string, string>, weight?: number, isFirstVisit?: boolean }} CostedPage
 */

/**
 * Measures the processor time that servers spend per request, in milliseconds, pages in turn: whatever disturbs the
 * machine meets all pages alike. Returns the median of the rounds by page kind. Responses are compressed as for browsers.
 *
 * @param {readonly CostedPage[]} pages
 * @param {{ rounds?: number, requests?: number, warmUp?: number }} [effort]
 * @returns {Promise<Map<string, number>>}
 */
export async function measureRequestCost(pages, { rounds = ROUNDS, requests = REQUESTS, warmUp = WARM_UP } = {}) {
  const costs = new Map(pages.map(({ kind }) => [kind, []]));
  for (const page of pages) await send(page, warmUp);
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) {
      const before = page.server.processorSeconds();
      const count = requests * (page.weight ?? 1);
      await send(page, count);
      costs.get(page.kind).push(((page.server.processorSeconds() - before) / count) * 1_000);
    }
  return new Map([...costs].map(([kind, times]) => [kind, median(times)]));
}

let visits = 0;

async function send({ kind, server, path, headers, isFirstVisit }, count) {
  const agent = new Agent({ keepAlive: true });
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const host = isFirstVisit ? { host: `localhost:${(++visits % 60_000) + 1}` } : {};
      const status = await statusOf(server.origin + path, { agent, headers: { ...host, ...headers } });
      if (status !== 200) throw new Error(`${kind} answers ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

/** Reads the whole response and returns its status. */
function statusOf(address, { agent, headers }) {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { "accept-encoding": ENCODINGS, ...headers } }, (response) => {
      response
        .on("error", reject)
        .on("end", () => resolve(response.statusCode))
        .resume();
    }).on("error", reject);
  });
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
