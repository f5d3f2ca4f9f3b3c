import { parseArgs } from "node:util";
import { ensureBuilt } from "../setup/build.mjs";
import type { Figure } from "./figures.mjs";
import { crashOrders } from "./orders/crash";
import { orderDuringOutage } from "./orders/database-outage";
import { measurePagesUnderOrders } from "./orders/pages-under-orders";
import { writeOrderReport } from "./orders/report";
import { measureThroughput } from "./orders/throughput";
import { printFigures } from "./report.mjs";

/**
 * `npm run bench-orders [-- --quick] [-- --only throughput|crash|away]`: measures how many orders the running shop can
 * take, and checks that no order is lost or doubled if the shop is killed or loses its database. The parts that need
 * PostgreSQL run only with TEST_DATABASE_URL. A complete run writes docs/benchmarks-orders.md.
 */
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
  },
});
const postgres = process.env.TEST_DATABASE_URL;
const effort = values.quick ? { orders: 100, buyers: 60, kills: 3 } : { orders: 600, buyers: 500, kills: 16 };

await ensureBuilt();
const figures: Figure[] = [];
const add = async (part: string, measure: () => Promise<Figure[]>) => {
  if (values.only && values.only !== part) return;
  console.log(`\n— ${part}`);
  const found = await measure();
  printFigures(found);
  figures.push(...found);
};
await add("throughput", () => measureThroughput("embedded database", effort.orders));
if (postgres) await add("throughput", () => measureThroughput("PostgreSQL", effort.orders, postgres));
await add("pages", () => measurePagesUnderOrders());
await add("crash", () => crashOrders(effort.buyers, effort.kills));
if (postgres) await add("away", () => orderDuringOutage(postgres));
else console.log("\nSet TEST_DATABASE_URL to measure on PostgreSQL and to test the loss of the database.");
if (!values.only) writeOrderReport({ date: values.date, isQuick: values.quick, figures });
console.log(`\n${figures.filter(({ isMet }) => !isMet).length} of ${figures.length} targets missed`);
