import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { GET } from "@/app/api/cron/[work]/route";
import { queueMessage } from "@/lib/data/outbox/outbox";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { orders } from "@/lib/database/schema/order";
import { tags } from "@/lib/domain/site/cache-tags";
import { placeOrder } from "@/lib/workflows/order/place";
import { insertProduct } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { takeExpiredTags } from "@/tests/mocks/next-cache";
import { aGuest, anOrderRequest, aReadyCheckout, insertSellingStore, putIntoCart } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

const SECRET = "a-secret-of-the-scheduler";
const folder = mkdtempSync(path.join(os.tmpdir(), "cron-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.CRON_SECRET = SECRET;
process.env.DATA_DIR = folder;

useTestDatabase();
beforeAll(() => insertStore("loom"));

const call = (work: string, authorization = `Bearer ${SECRET}`) =>
  GET(new Request(`http://localhost/api/cron/${work}`, { headers: { authorization } }), {
    params: Promise.resolve({ work }),
  });

it("delivers the messages in the outbox", async () => {
  await queueMessage("loom", { template: "welcome", recipient: "a@b.example", content: { name: "" } }, getDatabase());
  expect(await (await call("outbox")).json()).toEqual({ work: "outbox", sent: 1, postponed: 0, failed: 0 });
  expect(await (await call("outbox")).json()).toEqual({ work: "outbox", sent: 0, postponed: 0, failed: 0 });
});

it("deletes old data", async () => {
  const endsAt = new Date("2020-01-01");
  await getDatabase()
    .insert(rateLimits)
    .values({ storeId: "loom", name: "sign-in", subjectHash: "x", attempts: 1, endsAt });
  expect((await call("old-attempts")).status).toBe(200);
  expect(await getDatabase().$count(rateLimits)).toBe(0);
  expect((await call("old-sessions")).status).toBe(200);
  expect((await call("old-messages")).status).toBe(200);
});

it("cancels unpaid orders, and expires the pages of products they had sold out", async () => {
  const store = await insertSellingStore();
  await insertProduct({ id: "last-one", stock: 100 });
  const visitor = aGuest();
  await putIntoCart(visitor, { productId: "last-one" });
  const request = { ...anOrderRequest(await aReadyCheckout(visitor)), paymentName: "Square" };
  expect(await placeOrder({ store, visitor, address: visitor.anonymousId }, request)).toMatchObject({ ok: true });
  const past = new Date(Date.now() - 1);
  await getDatabase().update(orders).set({ holdUntil: past });
  expect(await (await call("lapsed-orders")).json()).toEqual({ work: "lapsed-orders", released: 1 });
  expect(takeExpiredTags()).toEqual([tags.product("nila-loom", "last-one")]);
  expect((await call("old-orders")).status).toBe(200);
});

it.each(["", "Bearer", "Bearer undefined", `Basic ${SECRET}`, `Bearer ${SECRET}x`])(
  "refuses a caller with %j",
  async (authorization) => {
    expect((await call("outbox", authorization)).status).toBe(401);
  },
);

it("answers 404 for an unknown task", async () => {
  expect((await call("frob")).status).toBe(404);
});
