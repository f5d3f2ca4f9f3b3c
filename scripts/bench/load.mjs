import autocannon from "autocannon";

const CONNECTIONS = 32;

/**
 * Requests a second of one page, warmed up, and the 99th percentile of their times in milliseconds; once as a cache in
 * front of the shop asks for it, and once compressed for a browser.
 *
 * @param {string} address
 * @param {number} seconds
 */
export async function loadPage(address, seconds) {
  await fire(address, 3, {});
  const plain = await fire(address, seconds, {});
  const compressed = await fire(address, Math.ceil(seconds / 2), { "accept-encoding": "gzip" });
  return {
    perSecond: plain.requests.average,
    p99: plain.latency.p99,
    perSecondCompressed: compressed.requests.average,
    failed: plain.non2xx + plain.errors + compressed.non2xx + compressed.errors,
  };
}

function fire(url, duration, headers) {
  return autocannon({ url, duration, headers, connections: CONNECTIONS });
}
