import { setTimeout } from "node:timers/promises";
import { ensureBuilt } from "../../setup/build.mjs";
import { startShop } from "../servers.mjs";
import { printWaits } from "./measure-waits.mjs";

// How long visitors wait while a backup is made of the embedded database (decision 101).
//   node scripts/bench/waits/backup.mjs
// Load, server and backups, one after the other, share the machine.
const BACKUPS = 10;
const OWNER_TOKEN = "a-token-of-the-bench-0123456789ab";

await ensureBuilt();
const shop = await startShop("backup", { OWNER_TOKEN, BACKUPS_KEPT: "1", GEOLOCATION_URLS: "http://localhost:9/" });
try {
  await printWaits(shop.origin, {
    backups: async () => {
      for (let made = 0; made < BACKUPS; made += 1) await makeBackup();
    },
  });
} finally {
  await shop.stop();
}

async function makeBackup() {
  const headers = { authorization: `Bearer ${OWNER_TOKEN}`, "content-type": "application/json" };
  const address = `${shop.origin}/api/owner/backups`;
  const started = await fetch(address, { method: "POST", headers, body: "{}" });
  if (started.status !== 200) throw new Error(`${started.status} ${await started.text()}`);
  for (let state = await started.json(); state.is_making; state = await (await fetch(address, { headers })).json())
    await setTimeout(100);
}
