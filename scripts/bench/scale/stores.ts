import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { placedOrderWireSchema } from "@/lib/contracts/order/calls";
import { getDatabase } from "@/lib/database/connection";
import { fillTables, statementsOf } from "@/lib/database/copy/fill";
import { type CopiedTable, listTables, quoted } from "@/lib/database/copy/tables";
import { ensureBuilt } from "../../setup/build.mjs";
import { measureVisits, type Visit } from "../mix/visits";
import { COMMON, prepareShop, STORE } from "../orders/bench-shop";
import { aShopper, prepareCheckout } from "../orders/shopper";
import { printFigures } from "../report.mjs";
import { seededRandom } from "../seeded-random.mjs";
import { openOwnDatabase } from "./own-database";

/**
 * `npm run bench-stores [-- --stores 10] [-- --requests 5000] [-- --seed 1]`: one process serves so many copies of the demo
 * store on PostgreSQL, each at a host of its own (an address of this machine, so Linux only), to visitors of all at once.
 * Every answer must have the marks of its own store and of no other, and no visitor's cart or order may be seen at another
 * host. The PostgreSQL is that of TEST_DATABASE_URL, or one of its own. The exit code is 1 if a target is missed.
 */
const { values } = parseArgs({
  options: {
    stores: { type: "string", default: "10" },
    requests: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
  },
});
const STORES = Number(values.stores);
const MARK = /zq\d{5}/g;
/** Nobody has bought anything yet, so these have no rows; or their triggers and ids are no business of a copy. */
const NOT_COPIED = new Set(["stock_movements", "audit_entries"]);

const markOf = (store: number) => `zq${String(store).padStart(5, "0")}`;
const hostOf = (store: number) => `127.1.${store >> 8}.${store & 255}`;

await ensureBuilt();
const own = await openOwnDatabase("stores");
const shop = await prepareShop("stores", { databaseUrl: own.address, settings: { FRONT: "on" } });
await shop.inDatabase(copyStores);
const server = await shop.start();
const { port } = new URL(shop.origin);
const originOf = (store: number) => `http://${hostOf(store)}:${port}`;
const random = seededRandom(Number(values.seed));
const figures = await measure().finally(async () => {
  await server.stop();
  await own.drop();
  await shop.remove();
});
printFigures(figures);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);

async function measure() {
  const faults: string[] = [];
  const crossed = await askElsewhere();
  const visits = Array.from({ length: Number(values.requests) }, () =>
    visitOf(1 + Math.floor(random() * STORES), faults),
  );
  const start = server.memory();
  const { perSecond, processor, times, memory } = await measureVisits(server, visits);
  const all = times.get("all");
  const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
  console.log(
    `${STORES} stores: ${perSecond.toFixed(0)} requests/s, ${processor.toFixed(1)} ms of processor time each, 99 of 100 within ${all?.p99.toFixed(0)} ms; memory ${megabytes(start)} MB before, ${megabytes(memory.peak)} at most, ${megabytes(memory.after)} after`,
  );
  return [
    {
      figure: `answers of ${STORES} stores`,
      place: "hosts",
      text: `${visits.length}, ${faults.length} with the marks of another${faults[0] ? `: ${faults[0]}` : ""}`,
      target: "each with its own marks only",
      isMet: faults.length === 0,
    },
    {
      figure: "carts and orders asked for at another host",
      place: "hosts",
      text: crossed.length === 0 ? "nothing was seen" : crossed.join(", "),
      target: "nothing is seen",
      isMet: crossed.length === 0,
    },
  ];
}

function visitOf(store: number, faults: string[]): Visit {
  const product = COMMON[Math.floor(random() * COMMON.length)];
  const pages = ["/", `/product/${product}`, "/all-products", `/search?q=bench+${Math.floor(random() * 40)}`];
  const page = pages[Math.floor(random() * pages.length)] ?? "/";
  return {
    kind: page === "/" || page.startsWith("/product") ? "kept" : "list",
    send: async () => {
      const response = await fetch(originOf(store) + page);
      const text = await response.text();
      const marks = new Set(text.match(MARK));
      if (response.status !== 200 || marks.size !== 1 || !marks.has(markOf(store)))
        faults.push(`${page} of ${markOf(store)}: ${response.status} ${[...marks].join(" ")}`);
    },
  };
}

/** A visitor of the first store has a cart and an order; the same cookies are sent to the second one. */
async function askElsewhere(): Promise<string[]> {
  const seen: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const shopper = aShopper(originOf(1));
    const productIds = [COMMON[turn] ?? "", COMMON[turn + 1] ?? ""];
    const checkoutId = await prepareCheckout(shopper, { email: `visitor-${turn}@example.com`, productIds });
    const key = { "Idempotency-Key": `bench-stores-order-${turn}` };
    const elsewhere = originOf(2);
    const cart = await shopper.ask("GET", `${elsewhere}/api/cart`);
    if (JSON.stringify(cart.body).includes(productIds[0] ?? "")) seen.push(`the cart of visitor ${turn}`);
    const order = { checkout_id: checkoutId, payment_name: "COD" };
    const stolen = await shopper.ask("POST", `${elsewhere}/api/orders`, order, key);
    if (stolen.status === 200) seen.push(`a checkout was ordered elsewhere: ${checkoutId}`);
    const placed = await shopper.ask("POST", "/api/orders", order, key);
    const { _id: id } = placedOrderWireSchema.parse(placed.body).order;
    for (const path of [`/api/orders/${id}`, `/order/${id}`, `/account/orders/${id}`]) {
      const { status, body } = await shopper.ask("GET", elsewhere + path);
      if (status === 200 && JSON.stringify(body).includes("Weavers Lane")) seen.push(`${path} of visitor ${turn}`);
    }
  }
  return seen;
}

/** Copies the demo store with its products, each copy with a mark in its name and in those of its products. */
async function copyStores(): Promise<void> {
  await getDatabase().transaction(async (transaction) => {
    const run = statementsOf(transaction);
    const tables = (await listTables(run)).filter(
      ({ name, columns }) => columns.includes("store_id") && !NOT_COPIED.has(name),
    );
    await fillTables(transaction, tables, async () => {
      for (const table of tables) await transaction.execute(sql.raw(copyOf(table)));
    });
  });
  await getDatabase().execute(sql`analyze`);
}

function copyOf({ name, columns }: CopiedTable): string {
  const mark = "'zq' || lpad(nth::text, 5, '0')";
  const marked = (column: string): string => {
    const value = `copied.${quoted(column)}`;
    if (column === "store_id") return "'s' || nth";
    if (name === "stores" && column === "domains") return "array['127.1.' || (nth >> 8) || '.' || (nth & 255)]";
    if (name === "stores" && column === "details")
      return `replace(${value}::text, 'Nila Loom', 'Nila ' || ${mark})::jsonb`;
    if ((name === "stores" || name === "products") && column === "name") return `${value} || ' ' || ${mark}`;
    return value;
  };
  return `
    insert into ${quoted(name)} (${columns.map(quoted).join(", ")}) overriding system value
    select ${columns.map(marked).join(", ")} from ${quoted(name)} as copied cross join generate_series(1, ${STORES}) as nth
    where copied.store_id = '${STORE}'`;
}
