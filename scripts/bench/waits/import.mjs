import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { ensureBuilt } from "../../setup/build.mjs";
import { newFolder, startShop } from "../servers.mjs";
import { printWaits } from "./measure-waits.mjs";

// How long visitors wait while a file of products is imported into the embedded database and while the shop is exported,
// beside a shop in which a price changes twice a second: a change outdates kept pages, and so does an import.
//   node scripts/bench/waits/import.mjs
// Load, server and import share the machine.
const PRODUCTS = 5_000;
const PRICE_CHANGES = 40;
const OWNER_TOKEN = "a-token-of-the-bench-0123456789ab";

await ensureBuilt();
const folder = newFolder("import-file");
const file = path.join(folder, "products.csv");
writeFileSync(
  file,
  `${["Handle,Title,Body (HTML),Type,Tags,Variant SKU,Variant Price,Variant Inventory Qty,Status", ...rows()].join("\n")}\n`,
);
const shop = await startShop("import", { OWNER_TOKEN, GEOLOCATION_URLS: "http://localhost:9/" });
try {
  await printWaits(shop.origin, {
    "price changes": changePrices,
    import: () => inTerminal(["import", file]),
    export: () => inTerminal(["export", path.join(folder, "shop")]),
  });
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function changePrices() {
  const headers = { authorization: `Bearer ${OWNER_TOKEN}`, "content-type": "application/json" };
  const { list } = await (await fetch(`${shop.origin}/api/owner/stock`, { headers })).json();
  for (let change = 1; change <= PRICE_CHANGES; change += 1) {
    const body = JSON.stringify({ sku: list[0].sku, price: 1_000 + change });
    const { status } = await fetch(`${shop.origin}/api/owner/products`, { method: "PATCH", headers, body });
    if (status !== 200) throw new Error(`The price was not changed: ${status}.`);
    await setTimeout(500);
  }
}

async function inTerminal(command) {
  const words = ["run", "--silent", "store", "--", ...command, "--url", shop.origin];
  const { stdout } = await promisify(execFile)("npm", words, { env: { ...process.env, OWNER_TOKEN } });
  console.log(stdout.trim());
}

function* rows() {
  const text = "<p>Handwoven cotton dyed with indigo and dried in the shade of the workshop.</p>".repeat(8);
  for (let number = 1; number <= PRODUCTS; number += 1)
    yield `bench-${number},Bench saree ${number},${text},Saree,"cotton, indigo",BENCH-${number},${1_000 + number},5,active`;
}
