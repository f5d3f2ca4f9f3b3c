import autocannon from "autocannon";

const CONNECTIONS = 32;

/**
 * Measures requests per second and the 99th percentile of response times in milliseconds, after a warm-up. Measures
 * once with uncompressed responses, as a cache in front of the shop requests them, and once with compressed ones, as a
 * browser does.
 *
 * @param {string} address
 * @param {number} seconds
 */
export async function loadPage(address, seconds) {
  await sendRequests(address, 3, {});
  const plain = await sendRequests(address, seconds, {});
  const compressed = await sendRequests(address, Math.ceil(seconds / 2), { "accept-encoding": "gzip" });
  return {
    perSecond: plain.requests.average,
    p99: plain.latency.p99,
    perSecondCompressed: compressed.requests.average,
    failed: plain.non2xx + plain.errors + compressed.non2xx + compressed.errors,
  };
}

function sendRequests(url, duration, headers) {
  return autocannon({ url, duration, headers, connections: CONNECTIONS });
}
