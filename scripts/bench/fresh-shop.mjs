import { chromium } from "playwright";
import { ensureBuilt } from "../setup/build.mjs";
import { ensureChromium } from "../setup/chromium.mjs";
import { timeEmptyBoxes } from "./empty-boxes.mjs";
import { startShop } from "./servers.mjs";

// Scrolls through a shop that has just started for the first time, and prints for how long boxes of pictures were empty:
//   node scripts/bench/fresh-shop.mjs
// Each line is a shop of its own: with pictures made ahead, and with pictures made when they are asked for.
await ensureBuilt();
const executablePath = await ensureChromium();
for (const width of [390, 1440])
  for (const path of ["/", "/all-products"])
    for (const PREPARE_PICTURES of ["off", "on"]) {
      const shop = await startShop("fresh", { PREPARE_PICTURES });
      const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const boxes = await timeEmptyBoxes(page, shop.origin + path);
      const late = boxes.filter(({ ms }) => ms > 300).length;
      console.log(
        `${width} px, ${path}, ahead ${PREPARE_PICTURES}: ${boxes.length} boxes, longest empty ${boxes[0]?.ms} ms, half within ${boxes[boxes.length >> 1]?.ms} ms, ${late} over 300 ms`,
      );
      await browser.close();
      await shop.stop();
    }
