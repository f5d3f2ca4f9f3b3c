const ROUNDS = 5;
const REQUESTS = 60;
const WARM_UP = 150;
const CONNECTIONS = 4;

/**
 * A page whose cost is measured: `address` gives the path of the n-th request; a path that is never asked for twice is
 * never answered from memory.
 *
 * @typedef {{ kind: string, server: import("./servers.mjs").Server, headers?: Record<string, string>, address: (request: number) => string }} CostedPage
 */

/**
 * Measures the processor time that servers spend per request, in milliseconds, pages in turn: whatever disturbs the
 * machine meets all pages alike. Returns the median of the rounds by page kind. Responses are compressed, as browsers ask.
 *
 * @param {readonly CostedPage[]} pages
 * @param {{ rounds?: number, requests?: number }} [effort]
 * @returns {Promise<Map<string, number>>}
 */
export async function measureRequestCost(pages, { rounds = ROUNDS, requests = REQUESTS } = {}) {
  let request = 0;
  const costs = new Map(pages.map(({ kind }) => [kind, []]));
  for (const page of pages) await send(page, WARM_UP, () => request++);
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) {
      const before = page.server.processorSeconds();
      const count = requests * (page.weight ?? 1);
      await send(page, count, () => request++);
      costs.get(page.kind).push(((page.server.processorSeconds() - before) / count) * 1_000);
    }
  return new Map([...costs].map(([kind, times]) => [kind, median(times)]));
}

async function send({ kind, server, address, headers }, count, next) {
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const response = await fetch(server.origin + address(next()), {
        headers: { "accept-encoding": "gzip", ...headers },
        redirect: "manual",
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${kind} answers ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
