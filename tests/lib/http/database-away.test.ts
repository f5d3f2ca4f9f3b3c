import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { GET as readInvoice } from "@/app/[store]/(invoice)/account/orders/[order_id]/invoice/pdf/route";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { GET as doWork } from "@/app/api/cron/[work]/route";
import { POST as hearWebhook } from "@/app/api/webhooks/[provider]/route";
import { GET as readManifest } from "@/app/manifest.webmanifest/route";
import { GET as readRobots } from "@/app/robots.txt/route";
import { GET as readSitemapPart } from "@/app/sitemap/[part]/route";
import { GET as readSitemap } from "@/app/sitemap.xml/route";
import { GET as readDetails } from "@/app/store_details/details_v4/route";
import { GET as readStatus } from "@/app/store_details/store/route";
import { GET as readWorker } from "@/app/sw.js/route";
import { forgetRemembered } from "@/lib/cached/remembered";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPostgres } from "@/lib/database/postgres";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { orders } from "@/lib/database/schema/order";
import { products } from "@/lib/database/schema/product";
import { placeOrder } from "@/lib/workflows/order/place";
import { insertProduct } from "@/tests/factories/product-row";
import { aGuest, anOrderRequest, aReadyCheckout, insertSellingStore, putIntoCart } from "@/tests/support/buyer";
import { createOwnPostgres } from "@/tests/support/database";
import { openOwnPglite } from "@/tests/support/pglite";
import { aVisitor } from "@/tests/support/shopper";

const SCHEDULER = "a-secret-of-the-scheduler";
process.env.CRON_SECRET = SCHEDULER;
jest.mock("next/server", () => ({ ...jest.requireActual("next/server"), connection: jest.fn() }));
jest.setTimeout(60_000);

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

async function isToldToRetry(answer: Response) {
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
  return answer;
}

it("tells shoppers and programs when to retry while the database is unreachable", async () => {
  const opened = await openOwnPglite();
  registerDatabase(opened);
  await insertSellingStore();
  const shopper = await aVisitor();
  const form = { product_id: "stole", quantity: "1" };
  await opened.close();
  const answer = await isToldToRetry(
    await shopper.ask(addToCart, { method: "POST", body: { product_id: "stole", quantity: 1 } }),
  );
  expect(await answer.json()).toMatchObject({ code: "database_away" });
  const page = await isToldToRetry(await shopper.ask(addToCart, { method: "POST", form }));
  expect(await page.text()).toContain("try again");
});

describe("other callers are told the same", () => {
  beforeAll(async () => {
    const opened = await openOwnPglite();
    registerDatabase(opened);
    await insertSellingStore();
    await opened.close();
  });
  beforeEach(forgetRemembered);

  const asked = (method = "GET") =>
    new Request("http://localhost:3000/call?store_id=nila-loom", {
      method,
      headers: { host: "localhost:3000", authorization: `Bearer ${SCHEDULER}` },
      body: method === "GET" ? null : "{}",
    });
  const contextWith = <Params>(params: Params) => ({ params: Promise.resolve(params) });
  it.each<[string, () => Promise<Response>]>([
    ["a payment provider", () => hearWebhook(asked("POST"), contextWith({ provider: "square" }))],
    ["a scheduler", () => doWork(asked(), contextWith({ work: "old-attempts" }))],
    ["a reader of the store's details", () => readDetails(asked())],
    ["a reader of the store's status", () => readStatus(asked())],
    ["a crawler that reads robots.txt", () => readRobots(asked())],
    ["a crawler that reads the sitemap", () => readSitemap(asked())],
    ["a crawler that reads a part of the sitemap", () => readSitemapPart(asked(), contextWith({ part: "1.xml" }))],
    ["a phone that installs the shop", () => readManifest(asked())],
    ["a browser that checks for a newer worker", () => readWorker(asked())],
    ["an invoice download", () => readInvoice(asked(), contextWith({ store: "nila-loom", order_id: "482913-1126" }))],
  ])("%s", async (_, call) => {
    await isToldToRetry(await call());
  });
});

it.each([
  { code: "ECONNREFUSED", message: "" },
  { code: "57P01", message: "terminating connection due to administrator command" },
  { code: "", message: "Connection terminated unexpectedly" },
  { code: "", message: "timeout exceeded when trying to connect" },
])("recognises that the database is unreachable by $code $message", (facts) => {
  expect(isDatabaseAway(Object.assign(new Error(facts.message), facts))).toBe(true);
});

it("does not mistake other faults for it", () => {
  const others = [new Error("duplicate key"), Object.assign(new Error("wrong"), { code: "23505" }), null, "away"];
  expect(others.filter(isDatabaseAway)).toEqual([]);
});

const postgres = process.env.TEST_DATABASE_URL;
// Runs only with a PostgreSQL server, because PGlite has no connection that could be lost during a transaction.
if (postgres) {
  it("gets back connections that were lost before their transaction began", async () => {
    const own = await createOwnPostgres(postgres);
    const { database, close } = await openPostgres(own.address);
    const lost = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    const asked = jest.spyOn(pg.Client.prototype, "query").mockImplementation(() => Promise.reject(lost));
    for (let times = 0; times < 12; times++) {
      await expect(database.transaction(async () => {})).rejects.toMatchObject({ code: "ECONNRESET" });
    }
    asked.mockRestore();
    const { rows } = await database.transaction((transaction) => transaction.execute(sql`select 1 as one`));
    expect(rows).toEqual([{ one: 1 }]);
    await close();
    await own.drop();
  });

  it("places each order once, although connections break again and again and every client retries", async () => {
    const own = await createOwnPostgres(postgres);
    registerDatabase(await openPostgres(own.address));
    const store = await insertSellingStore();
    await insertProduct({ id: "cut-off", stock: 10_000 });
    const waiting = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const visitor = aGuest();
        await putIntoCart(visitor, { productId: "cut-off" });
        return { visitor, request: anOrderRequest(await aReadyCheckout(visitor)) };
      }),
    );
    const administrator = new pg.Client({ connectionString: own.address });
    await administrator.connect();
    let lost = 0;
    const order = async ({ visitor, request }: (typeof waiting)[number]): Promise<string> => {
      try {
        const answer = await placeOrder({ store, visitor, address: visitor.anonymousId }, request);
        return answer.ok ? answer.value.order.id : answer.code;
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        lost += 1;
        return order({ visitor, request });
      }
    };
    const all = Promise.all(waiting.map(order));
    for (let cut = 0; cut < 5; cut++) {
      await administrator.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
      await setTimeout(30);
    }
    const ids = await all;
    await administrator.end();
    expect(lost).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(40);
    const kept = await getDatabase().select({ id: orders.id }).from(orders);
    expect(kept.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    const [product] = await getDatabase().select({ stock: products.stock }).from(products);
    expect(product?.stock).toBe(10_000 - 40 * 100);
    await closeDatabase();
    await own.drop();
  });
}
