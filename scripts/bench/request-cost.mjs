const ROUNDS = 9;
const REQUESTS = 100;
/** V8 compiles the code of a page for good only after some hundred requests. */
const WARM_UP = 400;
const CONNECTIONS = 4;

/**
 * A page whose cost is measured. A round makes `weight` times as many requests (1 if not given): the system counts
 * processor time in hundredths of a second, and a kept page takes a fortieth of that.
 *
 * @typedef {{ kind: string, server: import("./servers.mjs").Server, path: string, headers?: Record<string, string>, weight?: number }} CostedPage
 */

/**
 * Measures the processor time that servers spend per request, in milliseconds, pages in turn: whatever disturbs the
 * machine meets all pages alike. Returns the median of the rounds by page kind. Responses are compressed, as browsers ask.
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

async function send({ kind, server, path, headers }, count) {
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const response = await fetch(server.origin + path, {
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
