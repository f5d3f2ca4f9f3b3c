import { and, eq } from "drizzle-orm";
import { POST as end } from "@/app/api/owner/offers/end/route";
import { POST as add, GET as list } from "@/app/api/owner/offers/route";
import { POST as tryCart } from "@/app/api/owner/offers/try/route";
import type { TriedOffers } from "@/lib/contracts/pricing/owner-calls";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { offerCounts } from "@/lib/database/schema/pricing";
import { insertCategory, insertProduct, insertVariant } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

process.env.STORE_ID = "nila-loom";
process.env.OWNER_TOKEN = "owner-token-for-tests-0123456789";
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore();
  await insertCategory({ id: "wool" });
  await insertProduct({ id: "stole", sku: "STOLE", categoryIds: ["wool"] });
  await insertProduct({ id: "shirt", sku: "SHIRT", variantTypes: [{ name: "Size", options: ["M"] }] });
  await insertVariant({ id: "shirt-m", productId: "shirt", sku: "SHIRT-M", options: ["M"], discountedPrice: 50_000 });
  await insertProduct({ id: "draft", sku: "DRAFT", status: "draft" });
});
beforeEach(() => getDatabase().delete(sharedLists).where(eq(sharedLists.kind, "offer")));

const headers = { authorization: `Bearer ${process.env.OWNER_TOKEN}`, "content-type": "application/json" };
const send = (body?: object) =>
  new Request("http://localhost/", {
    method: body ? "POST" : "GET",
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
const addOne = async (code: string, more: object = {}) => {
  const answer = await add(send({ code, discount_type: "percentage", discount_value: 10, ...more }));
  expect(answer.status).toBe(200);
};
const insertRaw = (id: string, content: object, storeId = "nila-loom") =>
  getDatabase().insert(sharedLists).values({ storeId, kind: "offer", id, rank: 50, content });
const listed = async () => (await list(send())).json();
const tried = async (items: [sku: string, quantity: number][], more: object = {}) => {
  const answer = await tryCart(send({ items: items.map(([sku, quantity]) => ({ sku, quantity })), ...more }));
  return { status: answer.status, ...((await answer.json()) as TriedOffers & { code: string; errors: object[] }) };
};

it("lists offers with what they give, where they stand and how often they were used", async () => {
  await addOne("TEN", { min_order_amt: 500, usage_limit: 2, once_per_customer: true });
  await addOne("SHIP", { discount_type: "amount", discount_value: 49.5, apply_to: "shipping", automatic: true });
  await addOne("SOON", { valid_from: "2090-01-01T00:00:00Z" });
  await end(send({ code: "SHIP" }));
  await insertRaw("sets", {
    ...{ code: "SETS", code_type: "discount", discount_type: "buy_x_get_y", enable_status: true, status: "active" },
    buy_properties: { apply_to: "all_product", type: "quantity", value: 2 },
    get_properties: { apply_to: "all_product", quantity: 1, discount_type: "percentage", discount_value: 50 },
  });
  await insertRaw("broken", { code: "BROKEN", discount_type: "magic" });
  await insertRaw("foreign", { code: "FOREIGN" }, "silk-shop");
  const { list: offers } = await listed();
  const [ten] = await getDatabase()
    .select({ _id: sharedLists.id })
    .from(sharedLists)
    .where(and(eq(sharedLists.kind, "offer"), eq(sharedLists.rank, 0)));
  await getDatabase()
    .insert(offerCounts)
    .values({ storeId: "nila-loom", offerId: ten?._id ?? "", used: 2 });
  expect(offers).toMatchObject([
    {
      ...{ code: "TEN", state: "running", automatic: false, applies_to: "order", min_order_amt: 500, used: 0 },
      ...{ discount: { type: "percentage", value: 10 }, usage_limit: 2, once_per_customer: true, at_most: null },
    },
    {
      code: "SHIP",
      state: "ended",
      automatic: true,
      applies_to: "shipping",
      discount: { type: "amount", value: 49.5 },
    },
    { code: "SOON", state: "planned" },
    { code: "SETS", discount: null, buy: { quantity: 2, amount: null }, get: { quantity: 1, percent_off: 50 } },
  ]);
  const again = await listed();
  expect(again.list[0]).toMatchObject({ used: 2, state: "used_up" });
  expect(again.unreadable).toEqual(["BROKEN"]);
});

it("says what a bag would cost, which offer would apply, and why not another one", async () => {
  await addOne("TEN", { automatic: true });
  await addOne("BIG", { discount_value: 50, min_order_amt: 10_000 });
  await addOne("FREE", { apply_to: "shipping", discount_value: 100 });
  expect(
    await tried([
      ["STOLE", 1],
      ["SHIRT-M", 2],
    ]),
  ).toMatchObject({
    ...{ status: 200, sub_total: 2_000, total: 1_800, applied: { code: "TEN", amount: 200 }, refusal: null },
    offers: [
      { code: "TEN", amount: 200, refusal: null },
      { code: "BIG", amount: null, refusal: "offer_amount_below_minimum" },
      { code: "FREE", amount: null, refusal: "offer_awaits_shipping" },
    ],
  });
  // A code that does not apply leaves the automatic offer.
  expect(await tried([["STOLE", 1]], { code: "big", shipping_price: 60 })).toMatchObject({
    ...{ total: 960, applied: { code: "TEN", amount: 100 }, refusal: "offer_amount_below_minimum" },
    offers: [{}, {}, { code: "FREE", amount: 60 }],
  });
  expect(await tried([["STOLE", 1]], { code: "free", shipping_price: 60 })).toMatchObject({
    ...{ total: 1_000, applied: { code: "FREE", amount: 60 } },
  });
  expect(await tried([["STOLE", 1]], { code: "NONE" })).toMatchObject({ refusal: "offer_unknown" });
});

it.each(["DRAFT", "SHIRT", "NOTHING"])("refuses a bag with the SKU %s, which is not sold", async (sku) => {
  expect(
    await tried([
      ["STOLE", 1],
      [sku, 1],
    ]),
  ).toMatchObject({ status: 404, code: "sku_unknown" });
});

it.each([
  [[], {}],
  [[["STOLE", 0]], {}],
  [[["STOLE", 1]], { shipping_price: -1 }],
] as [[string, number][], object][])("refuses the bag %j", async (items, more) => {
  expect((await tried(items, more)).status).toBe(400);
});

describe("an offer on chosen items", () => {
  const on = (more: object) => add(send({ code: "CHOSEN", discount_type: "percentage", discount_value: 10, ...more }));

  it("covers chosen products, and chosen categories with those below them", async () => {
    await insertCategory({ id: "shawls", parentId: "wool" });
    await insertProduct({ id: "shawl", sku: "SHAWL", categoryIds: ["shawls"] });
    expect((await on({ apply_to: "category", category_list: ["wool"] })).status).toBe(200);
    const inCategory = await tried([["SHAWL", 1]], { code: "CHOSEN" });
    expect(inCategory.applied).toEqual({ code: "CHOSEN", amount: 100 });
    await getDatabase().delete(sharedLists).where(eq(sharedLists.kind, "offer"));
    expect((await on({ apply_to: "product", product_list: ["stole"] })).status).toBe(200);
    expect((await tried([["STOLE", 1]], { code: "CHOSEN" })).applied).toMatchObject({ amount: 100 });
    expect((await tried([["SHAWL", 1]], { code: "CHOSEN" })).refusal).toBe("offer_takes_nothing_off");
  });

  it.each([
    { more: { apply_to: "category", category_list: ["none"] }, status: 404, code: "category_unknown" },
    { more: { apply_to: "product", product_list: ["none"] }, status: 404, code: "product_unknown" },
    { more: { apply_to: "product" }, status: 400, code: "request_invalid" },
  ])("is refused with $code", async ({ more, status, code }) => {
    const answer = await on(more);
    expect({ status: answer.status, code: (await answer.json()).code }).toEqual({ status, code });
  });
});
