import { execFile } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { ensureBuilt } from "../../setup/build.mjs";
import { newFolder, startShop } from "../servers.mjs";
import { printWaits } from "./measure-waits.mjs";

// How long visitors wait while a file of products is imported into the embedded database.
//   node scripts/bench/waits/import.mjs
// Load, server and import share the machine.
const PRODUCTS = 5_000;
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
  await printWaits(shop.origin, async () => {
    const words = ["run", "--silent", "store", "--", "import", file, "--url", shop.origin];
    const { stdout } = await promisify(execFile)("npm", words, { env: { ...process.env, OWNER_TOKEN } });
    console.log(stdout.trim());
  });
} finally {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
}

function* rows() {
  const text = "<p>Handwoven cotton dyed with indigo and dried in the shade of the workshop.</p>".repeat(8);
  for (let number = 1; number <= PRODUCTS; number += 1)
    yield `bench-${number},Bench saree ${number},${text},Saree,"cotton, indigo",BENCH-${number},${1_000 + number},5,active`;
}
