import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { DELETE as removeDemo } from "@/app/api/owner/setup/demo/route";
import { GET as readSetup, PUT as tick } from "@/app/api/owner/setup/route";
import { insertStoreRows } from "@/lib/data/store/rows";
import { getDatabase } from "@/lib/database/connection";
import { contentPages, sharedLists } from "@/lib/database/schema/content";
import { stores } from "@/lib/database/schema/store";
import { SETUP_STEPS } from "@/lib/domain/store/setup-step";
import { rows } from "@/tests/demo/demo-rows";
import { insertProduct } from "@/tests/factories/product-row";
import { useTestDatabase } from "@/tests/support/database";
import { told } from "@/tests/support/shopper";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
const folder = mkdtempSync(path.join(tmpdir(), "setup-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));
useTestDatabase();
beforeAll(() => insertStoreRows(rows, getDatabase()));

type Handler = (request: Request) => Promise<Response>;
const ask = async (handler: Handler, method = "GET", body?: object) => {
  const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
  return told(
    await handler(new Request("http://localhost/", { method, headers, ...(body && { body: JSON.stringify(body) }) })),
  );
};

type Answer = {
  steps: { step: string; is_done: boolean; is_ticked: boolean }[];
  demo: { products: number; categories: number; posts: number };
};
async function doneSteps(): Promise<string[]> {
  const [, { steps }] = (await ask(readSetup)) as [number, Answer];
  expect(steps.map(({ step }) => step)).toEqual(SETUP_STEPS);
  return steps.filter(({ is_done }) => is_done).map(({ step }) => step);
}
const setDetail = (name: string, value: object | string) =>
  getDatabase()
    .update(stores)
    .set({ details: sql`jsonb_set(${stores.details}, ${`{${name}}`}::text[], ${JSON.stringify(value)}::jsonb)` });

it("sees what is no longer as in the demo, each step by itself", async () => {
  expect(await doneSteps()).toEqual([]);
  const changes: Record<string, () => Promise<unknown>> = {
    name: () => getDatabase().update(stores).set({ name: "Asha’s cloth" }),
    logo: () => setDetail("logo", "store/own.svg"),
    currencies: () => getDatabase().update(stores).set({ liveCurrencies: [] }),
    tax: () => setDetail("gst_no", "29AAAAA0000A1Z5"),
    sending: () => getDatabase().delete(sharedLists).where(sql`kind = 'shipping_method' and rank = 1`),
    payment: () => setDetail("payment_types", []),
    policies: () => getDatabase().update(contentPages).set({ content: "<p>Ours</p>" }).where(sql`kind = 'policy'`),
    domain: () => setDetail("base_url", "https://asha.example"),
  };
  const done: string[] = [];
  for (const step of SETUP_STEPS) {
    await changes[step]?.();
    done.push(step);
    expect(await doneSteps()).toEqual(done);
  }
});

it("keeps what somebody ticks", async () => {
  expect(await ask(tick, "PUT", { ticked: ["tax", "name"] })).toEqual([200, { done: true }]);
  const [, { steps }] = (await ask(readSetup)) as [number, Answer];
  expect(steps.filter(({ is_ticked }) => is_ticked).map(({ step }) => step)).toEqual(["name", "tax"]);
  expect((await ask(tick, "PUT", { ticked: ["colour"] }))[0]).toBe(400);
});

it("counts what is left of the demo, and removes it", async () => {
  await insertProduct({ id: "mine", slug: "mine", sku: "MINE" });
  const [, { demo }] = (await ask(readSetup)) as [number, Answer];
  expect(demo).toEqual({ products: rows.products.length, categories: rows.categories.length, posts: 5 });
  const [status, answer] = await ask(removeDemo, "DELETE");
  expect([status, (answer as { removed: number }).removed]).toEqual([200, expect.any(Number)]);
  const [, after] = (await ask(readSetup)) as [number, Answer];
  expect(after.demo).toEqual({ products: 0, categories: 0, posts: 0 });
  const [, { steps }] = (await ask(readSetup)) as [number, Answer];
  expect(steps.filter(({ is_ticked }) => is_ticked)).toHaveLength(2);
});
