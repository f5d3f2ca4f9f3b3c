import { eq } from "drizzle-orm";
import { GET as getSession } from "@/app/api/session/route";
import { POST as remove } from "@/app/api/stock-alerts/delete/route";
import { POST as add } from "@/app/api/stock-alerts/route";
import { forgetOldStockAlerts } from "@/lib/data/stock-alert";
import { setStoreStatus } from "@/lib/data/store/stores";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products, variants } from "@/lib/database/schema/product";
import { stockAlerts } from "@/lib/database/schema/stock";
import { sendStockAlerts } from "@/lib/workflows/stock-alert/send";
import { insertProduct, insertVariant } from "../../factories/product-row";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { visitorBrowser } from "../../support/visitor-browser";

useTestDatabase();

beforeAll(async () => {
  await insertStore("nila-loom");
  await insertStore("another");
  await insertProduct({
    id: "shirt",
    slug: "khadi-shirt",
    name: "Khadi shirt",
    stock: 300,
    variantTypes: [{ name: "Size", options: ["S", "M"] }],
  });
  await insertVariant({ id: "s", productId: "shirt", sku: "KS-S", options: ["S"], stock: 0 });
  await insertVariant({ id: "m", productId: "shirt", sku: "KS-M", options: ["M"], stock: 300 });
  await insertProduct({ id: "stole", name: "Blue stole", stock: 0 });
  await insertProduct({ id: "theirs", storeId: "another", stock: 0 });
});
beforeEach(async () => {
  const database = getDatabase();
  await database.delete(stockAlerts);
  await database.delete(rateLimits);
  await database.delete(outboxMessages);
  await database.update(variants).set({ stock: 0 }).where(eq(variants.id, "s"));
});

async function aVisitor() {
  const browser = visitorBrowser();
  await browser.ask(getSession);
  return {
    add: (asking: Parameters<typeof browser.ask>[1]) => browser.ask(add, { method: "POST", ...asking }),
    remove: (token: string) => browser.ask(remove, { method: "POST", body: { token } }),
  };
}
const alerts = async () =>
  (await getDatabase().select().from(stockAlerts))
    .map(({ productId, variantId, email }) => `${productId} ${variantId} ${email}`)
    .sort();
const mails = async () =>
  (await getDatabase().select().from(outboxMessages)).map(({ recipient, content }) => ({ recipient, content }));
const forS = { product_id: "shirt", variant_id: "s", email: "Meera@Example.com " };

it("e-mails once when the variant is back, and forgets the address", async () => {
  const visitor = await aVisitor();
  expect((await visitor.add({ body: forS })).status).toBe(200);
  await visitor.add({ body: forS });
  await visitor.add({ body: { ...forS, email: "asha@example.com" } });
  expect(await alerts()).toEqual(["shirt s asha@example.com", "shirt s meera@example.com"]);
  expect(await sendStockAlerts()).toEqual({ queued: 0 });

  await getDatabase().update(variants).set({ stock: 200 }).where(eq(variants.id, "s"));
  expect(await sendStockAlerts()).toEqual({ queued: 2 });
  const content = {
    product: "Khadi shirt",
    options: "S",
    slug: "khadi-shirt",
    sku: "KS-S",
    stopLink: expect.any(String),
  };
  expect(await mails()).toEqual(
    expect.arrayContaining([
      { recipient: "meera@example.com", content },
      { recipient: "asha@example.com", content },
    ]),
  );
  expect(await alerts()).toEqual([]);
  expect(await sendStockAlerts()).toEqual({ queued: 0 });
});

it("sends one e-mail only, even if several processes send at once", async () => {
  await (await aVisitor()).add({ body: forS });
  await getDatabase().update(variants).set({ stock: 200 }).where(eq(variants.id, "s"));
  await Promise.all([sendStockAlerts(), sendStockAlerts()]);
  expect(await mails()).toHaveLength(1);
});

it("waits while the store is closed, or the product is withdrawn", async () => {
  await (await aVisitor()).add({ body: forS });
  await getDatabase().update(variants).set({ stock: 200 }).where(eq(variants.id, "s"));
  await setStoreStatus("nila-loom", "inactive");
  expect(await sendStockAlerts()).toEqual({ queued: 0 });
  await setStoreStatus("nila-loom", "active");
  await getDatabase().update(products).set({ status: "draft" }).where(eq(products.id, "shirt"));
  expect(await sendStockAlerts()).toEqual({ queued: 0 });
  await getDatabase().update(products).set({ status: "active" }).where(eq(products.id, "shirt"));
  expect(await sendStockAlerts()).toEqual({ queued: 1 });
});

it.each([
  { body: { ...forS, variant_id: "m" }, status: 422, code: "stock_available" },
  { body: { ...forS, variant_id: "" }, status: 422, code: "variant_unknown" },
  { body: { ...forS, product_id: "stole" }, status: 422, code: "variant_unknown" },
  { body: { ...forS, product_id: "khadi-shirt" }, status: 404, code: "product_unknown" },
  { body: { ...forS, product_id: "theirs", variant_id: "" }, status: 404, code: "product_unknown" },
  { body: { ...forS, email: "meera" }, status: 400, code: "request_invalid" },
])("refuses $body with $code", async ({ body, status, code }) => {
  const response = await (await aVisitor()).add({ body });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
  expect(await alerts()).toEqual([]);
});

it("deletes an alert with its token, and does not say whether there was one", async () => {
  const visitor = await aVisitor();
  const { token } = await (await visitor.add({ body: forS })).json();
  await visitor.add({ body: { ...forS, product_id: "stole", variant_id: "" } });
  expect((await visitor.remove("nobodys")).status).toBe(200);
  expect(await alerts()).toHaveLength(2);
  expect((await visitor.remove(token)).status).toBe(200);
  expect((await visitor.remove(token)).status).toBe(200);
  expect(await alerts()).toEqual(["stole  meera@example.com"]);
});

it("stops filling a mailbox with alerts", async () => {
  const visitor = await aVisitor();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await visitor.add({ body: forS })).status);
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
  expect(statuses[20]).toBe(429);
});

it("forgets alerts after a year", async () => {
  await (await aVisitor()).add({ body: forS });
  await forgetOldStockAlerts(new Date(Date.now() + 300 * 86_400_000));
  expect(await alerts()).toHaveLength(1);
  await forgetOldStockAlerts(new Date(Date.now() + 370 * 86_400_000));
  expect(await alerts()).toEqual([]);
});
