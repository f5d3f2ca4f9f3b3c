import { parseArgs } from "node:util";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureChromium } from "./setup/chromium.mjs";
import { ensureInstalled } from "./setup/install.mjs";

// `npm run bench-phone [-- --runs 3] [--pages home,category,product,article] [--variants "as sent,scripts in the head"]`:
// Lighthouse's phone sees pages as the shop sends them, pages with one thing changed, and an empty app with the same
// picture, in turn.
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    pages: { type: "string", default: "" },
    variants: { type: "string", default: "as sent,scripts in the head" },
  },
});
await ensureInstalled();
await ensureBuilt();
// A static import would fail on a fresh clone, where the packages have only just been installed.
const { comparePhones } = await import("./bench/phone/run.mjs");
const names = (text) => text.split(",").filter(Boolean);
await comparePhones({
  runs: Number(values.runs),
  kinds: names(values.pages),
  variants: names(values.variants),
  chromium: await ensureChromium(),
});
