import http from "node:http";
import { median, percentile } from "./numbers.mjs";

/**
 * Measures the time until each response is complete; the requests run one after the other over one connection.
 *
 * @param {string} origin
 * @param {readonly string[]} paths
 */
export async function timeResponses(origin, paths) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    // Warm-up: the first requests after a start are slower because code is compiled, which few shoppers experience.
    for (const path of paths.slice(0, 10)) await timeOne(agent, origin + path);
    const times = [];
    for (const path of paths) times.push({ path, ...(await timeOne(agent, origin + path)) });
    const milliseconds = times.map((time) => time.milliseconds);
    const slowest = times.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
    return { p50: median(milliseconds), p95: percentile(milliseconds, 0.95), slowest };
  } finally {
    agent.destroy();
  }
}

function timeOne(agent, address) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const request = http.get(address, { agent }, (response) => {
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode !== 200) reject(new Error(`${address} answers ${response.statusCode}.`));
        else resolve({ milliseconds: performance.now() - start });
      });
      response.resume();
    });
    request.on("error", reject);
  });
}
