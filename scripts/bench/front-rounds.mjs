import { readFileSync } from "node:fs";
import autocannon from "autocannon";

// Compares two running servers: measures their processor time per request of cached pages, in alternating rounds.
//   node scripts/bench/front-rounds.mjs OLD_ORIGIN OLD_PID NEW_ORIGIN NEW_PID
// The median of the rounds says whether the new one is as fast (decision 28). Linux only: it reads /proc.
const ROUNDS = 5;
const SECONDS = 3;
const PAGES = ["/", "/category/cloth", "/product/madras-check-kannur-twill"];
const CLIENTS = { gzip: { "accept-encoding": "gzip" }, plain: {} };

const [, , oldOrigin, oldPid, newOrigin, newPid] = process.argv;
const servers = { old: { origin: oldOrigin, pid: oldPid }, new: { origin: newOrigin, pid: newPid } };

for (const [client, headers] of Object.entries(CLIENTS)) {
  for (const page of PAGES) {
    const rounds = { old: [], new: [] };
    for (const { origin } of Object.values(servers)) await fire(origin + page, 1, headers);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, { origin, pid }] of Object.entries(servers)) {
        const before = processorSecondsOf(pid);
        const answered = await fire(origin + page, SECONDS, headers);
        rounds[name].push(((processorSecondsOf(pid) - before) / answered) * 1e6);
      }
    const [before, after] = [median(rounds.old), median(rounds.new)];
    const change = `${(100 * (after / before - 1)).toFixed(1)} %`;
    console.log(
      `${page} ${client}: ${before.toFixed(0)} → ${after.toFixed(0)} µs (${change}); ${JSON.stringify(rounds)}`,
    );
  }
}

async function fire(url, duration, headers) {
  const { requests, non2xx, errors } = await autocannon({ url, duration, connections: 16, headers });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} broke off`);
  return requests.total;
}

/** The processor time that a process has used. /proc gives it in hundredths of a second. */
function processorSecondsOf(pid) {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = rest.split(" ").slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}
