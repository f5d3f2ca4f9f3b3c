import { type Command, InvalidArgumentError } from "commander";
import { type CommandLine, whereaboutsOf } from "../command-line";
import { addExamples } from "../help/examples";
import { ShopError } from "../shop";

const MOST_PRODUCTS = 500_000;

/** Adds `demo`, which fills a store with generated products, to measure how fast the shop is with many products. */
export function addDemoCommand(program: Command, line: CommandLine): void {
  const demo = program
    .command("demo")
    .summary("Fill a store with made-up products")
    .description("Fill a store with made-up products, for measuring. No shop may be running on this data meanwhile.")
    .requiredOption("--products <number>", `how many, up to ${MOST_PRODUCTS}`, readProducts)
    .action(({ products }: { products: number }) => fill(line, demo, products));
  addExamples(demo, [["demo --products 10000 --store measure"]]);
}

async function fill({ output }: CommandLine, demo: Command, count: number): Promise<void> {
  const [{ closeDatabase, openDatabase }, { findRunningShop }, { env }, { makeBigCatalogue }, { showProgress }] =
    await Promise.all([
      import("@/lib/database/connection"),
      import("@/lib/database/one-opener"),
      import("@/lib/server/env"),
      import("@/lib/workflows/demo/make-big-catalogue"),
      import("../progress"),
    ]);
  const { url, storeId } = whereaboutsOf(demo);
  const { DATA_DIR, SHOP_URL, STORE_ID } = env();
  if (url ?? SHOP_URL) throw new ShopError("demo writes into the database itself, not into a shop elsewhere.");
  const running = await findRunningShop(DATA_DIR);
  if (running) throw new ShopError(`The shop at ${running.url} is running on this data. Stop it first.`);
  const store = storeId ?? STORE_ID;
  const database = await openDatabase();
  try {
    output.note(`Making ${count} products in store ${store}`);
    const progress = showProgress("Products", count, output.stderr);
    const { added, isNewStore } = await makeBigCatalogue(store, count, progress.advance, database);
    progress.end();
    await output.answer({ store_id: store, is_new_store: isNewStore, added, unchanged: count - added }, () => {
      const hint = `\nStore ${store} is new and looks like the demo store. STORE_ID=${store} npm start serves it.`;
      return `${added} added, ${count - added} were there.${isNewStore ? hint : ""}`;
    });
  } finally {
    await closeDatabase();
  }
}

function readProducts(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= MOST_PRODUCTS) return Number(text);
  throw new InvalidArgumentError(`It must be a number up to ${MOST_PRODUCTS}.`);
}
