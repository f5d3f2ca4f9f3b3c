import { chromium } from "playwright";
import { ensureBuilt } from "../setup/build.mjs";
import { ensureChromium } from "../setup/chromium.mjs";
import { median, percentile } from "./numbers.mjs";
import { startShop } from "./servers.mjs";

// What an owner waits for in the browser, in the built shop:
//   node scripts/bench/desk-in-browser.mjs
// Each key in the table of prices with 2,048 variants, from the key to the painted frame; all of them saved and undone;
// and files of the import, from choosing one until its rows are read.
const OWNER_TOKEN = "owner-token-of-the-desk-bench";
const headers = { Authorization: `Bearer ${OWNER_TOKEN}` };
const VARIANTS = [16, 16, 8];
const ROUNDS = 20;
const FILE_MEGABYTES = [1, 10, 49];

await ensureBuilt();
const shop = await startShop("desk", { OWNER_TOKEN, FRONT: "" });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ baseURL: shop.origin, viewport: { width: 1440, height: 900 } });
  await openDesk(page);
  await timeKeys(page);
  for (const megabytes of FILE_MEGABYTES) await timeFile(page, megabytes);
} finally {
  await browser.close();
  await shop.stop();
}

async function openDesk(page) {
  const answer = await page.request.post("/api/owner/staff", { headers, data: { name: "Bench", role: "owner" } });
  const { pathname, hash } = new URL((await answer.json()).link);
  await page.goto(pathname + hash);
  await page.getByRole("button", { name: "Open the desk" }).click();
  await page.getByRole("heading", { name: "Today", level: 1 }).waitFor();
}

async function timeKeys(page) {
  const types = VARIANTS.map((count, type) => ({
    name: `Choice ${type + 1}`,
    options: Array.from({ length: count }, (_, index) => `${type}-${index}`),
  }));
  const combinations = types.reduce(
    (rows, { options }) => rows.flatMap((row) => options.map((option) => [...row, option])),
    [[]],
  );
  const variants = combinations.map((options, index) => ({
    ...{ options, sku: `BENCH-${index}`, selling_price: 1_000, discounted_price: 1_000, stock: 5 },
  }));
  const fields = { name: "Bench", status: "active", variant_types: types, variants };
  const answer = await page.request.post("/api/owner/products", { headers, data: { fields } });
  const { _id: id } = await answer.json();
  await page.goto(`/desk/products/prices?product_id=${id}`);
  await page.getByText(`${variants.length} rows`, { exact: true }).waitFor();
  await page.getByRole("grid").focus();
  const keys = ["ArrowDown", "PageDown", "Control+End", "Control+Home", "Control+a", "Control+d", "Control+z", "7"];
  for (const key of keys) {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await timeKey(page, key));
      if (key === "7") await page.keyboard.press("Enter");
    }
    console.log(
      `${variants.length} variants, ${key}: half within ${text(median(times))}, p95 ${text(percentile(times, 0.95))}`,
    );
  }
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("1080");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Price \(/ }).click();
  await page.keyboard.press("Control+d");
  await timeButton(page, /^Look at/, page.getByRole("button", { name: /^Save [\d,]+ rows$/ }), "preview");
  await timeButton(page, /^Save [\d,]+ rows$/, page.getByText(/rows are saved\.$/), "saved");
  await timeButton(page, "Undo", page.getByText(/old amounts again\./), "undone", page.getByRole("status"));
}

/** From the event of the key until the frame after it is painted, in milliseconds. */
async function timeKey(page, key) {
  await page.evaluate(() => {
    globalThis.painted = new Promise((resolve) => {
      window.addEventListener(
        "keydown",
        ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { once: true, capture: true },
      );
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.painted);
}

async function timeButton(page, name, done, what, within = page) {
  const start = performance.now();
  await within
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .click();
  await done.first().waitFor();
  console.log(`2,048 variants ${what} within ${text(performance.now() - start)}`);
}

async function timeFile(page, megabytes) {
  await page.goto("/desk/products/import");
  const line = (index) =>
    `piece-${index},Piece ${index},draft,P-${index},${index}.50,5,"<p>${"Warm and light. ".repeat(40)}</p>"`;
  const lines = ["Handle,Title,Status,Variant SKU,Variant Price,Variant Inventory Qty,Body (HTML)"];
  for (let size = 0; size < megabytes * 1_000_000; size += lines.at(-1).length + 1) lines.push(line(lines.length));
  const buffer = Buffer.from(lines.join("\n"));
  const start = performance.now();
  await page.locator("input[type=file]").setInputFiles({ name: "bench.csv", mimeType: "text/csv", buffer });
  await page.getByText("Every row can be imported.").waitFor({ timeout: 120_000 });
  console.log(`${megabytes} MB, ${lines.length - 1} products: read within ${text(performance.now() - start)}`);
  page.once("dialog", (dialog) => dialog.accept());
}

function text(milliseconds) {
  return `${Math.round(milliseconds)} ms`;
}
