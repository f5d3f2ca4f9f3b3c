import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { eq, like } from "drizzle-orm";
import { storeOrdersAnswerSchema } from "@/lib/contracts/order/owner-calls";
import { ownerOrderWireSchema } from "@/lib/contracts/order/owner-wire";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { orders as orderRows } from "@/lib/database/schema/order";
import { products } from "@/lib/database/schema/product";
import { openDirectShop } from "@/scripts/store/direct-shop";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertProduct } from "@/tests/factories/product-row";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { typed, typedJson } from "../typed";

const folder = mkdtempSync(path.join(os.tmpdir(), "orders-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.DATA_DIR = folder;

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom");
  const items = [anOrderItem(), anOrderItem({ position: 1, name: "Shawl", options: ["Indigo"] })];
  const order = anOrder({ id: "first", number: "111111-1126", invoiceNumber: null, paymentStatus: "awaited", items });
  // 20:00 UTC on the 21st is already the 22nd in Kerala, the store's time zone.
  await insertOrder(
    "nila-loom",
    { ...order, createdAt: new Date("2026-11-21T20:00:00Z") },
    order.createdAt,
    getDatabase(),
  );
});

const orders = (words: string, ...more: string[]) => typed(["orders", ...words.split(" ").filter(Boolean), ...more]);

it("lists orders under a header row, with the day that the customer reads", async () => {
  const { out, err, code } = await orders("");
  expect(out).toBe(
    "Order        Status  Payment   Total  Customer    Date\n" +
      "111111-1126  placed  awaited  ₹1,080  Asha Menon  2026-11-22\n",
  );
  expect({ err, code }).toEqual({ err: "", code: 0 });
});

it.each([
  ["--status delivered", "No order matches.\n"],
  ["list --page 7", "There is no page 7: the last one is 1.\n"],
])("says on standard error what the list does not show: %s", async (words, err) => {
  expect(await orders(words)).toEqual({ code: 0, out: "", err });
});

it("shows an order with its items, numbered from 1", async () => {
  const { out } = await orders("show 111111-1126");
  expect(out).toContain("#  Item   Options  SKU    Quantity   Total\n");
  expect(out).toContain("\n2  Shawl  Indigo   STOLE     1 Pcs  ₹1,000\n");
  expect(out).toContain("\nShipping     ₹80\n");
  expect(out).not.toContain("\n\n\n");
});

it("shows and exports the day and hour that the customer has chosen", async () => {
  const slot = { start: new Date("2026-11-23T04:30:00Z"), end: new Date("2026-11-23T05:30:00Z") };
  const names = { id: "in-slot", number: "222222-1126", invoiceNumber: null };
  const order = anOrder({ ...names, shipping: { ...anOrder().shipping, slot } });
  await insertOrder("slot-store", order, order.createdAt, getDatabase());
  await insertStore("slot-store");
  const shop = await openDirectShop("slot-store");
  const { out } = await typed(["orders", "show", "222222-1126"], { shop });
  expect(out).toContain("Delivery slot  2026-11-23 10:00 – 11:00\n");
  const file = path.join(folder, "slots.csv");
  await typed(["orders", "export", file], { shop });
  expect(readFileSync(file, "utf8")).toContain(",2026-11-23T04:30:00.000Z,2026-11-23T05:30:00.000Z,");
});

it("shows and exports how a gift is to be packed", async () => {
  const gift = { isGiftWrapped: true, giftMessage: "For Amma, from us", hidesPrices: true };
  const order = anOrder({ id: "gift", number: "333333-1126", invoiceNumber: null, ...gift });
  await insertOrder("gift-store", order, order.createdAt, getDatabase());
  await insertStore("gift-store");
  const shop = await openDirectShop("gift-store");
  const { out } = await typed(["orders", "show", "333333-1126"], { shop });
  expect(out).toMatch(/\nGift {10,}to be wrapped, no prices in the parcel\nGift message {2,}For Amma, from us\n/);
  const wire = { gift_status: true, gift_message: "For Amma, from us", hide_prices: true };
  expect(await typedJson(["orders", "show", "333333-1126"], { shop })).toMatchObject(wire);
  const file = path.join(folder, "gifts.csv");
  await typed(["orders", "export", file], { shop });
  const [head = "", row = ""] = readFileSync(file, "utf8").split("\r\n");
  const start = head.split(",").indexOf("Gift wrap");
  expect(head.split(",").slice(start, start + 3)).toEqual(["Gift wrap", "Gift message", "No prices in the parcel"]);
  expect(row).toContain(',yes,"For Amma, from us",yes,');
});

it("shows the orders of a store in dollars in dollars, in its own time zone", async () => {
  const answer = storeOrdersAnswerSchema.parse(await typedJson(["orders"]));
  const [order] = answer.list;
  if (!order) throw new Error("The order is missing.");
  const currency_types = [{ country_code: "USD", html_code: "&#36;", default_currency: true }];
  const details = { ...aStoreAnswer({ country: "United States", currency_types }).store_details };
  await insertStore("dollar-store", { details });
  const { describeStore } = await openDirectShop("dollar-store");
  const shop = { describeStore, listOrders: async () => answer, showOrder: async () => order };
  expect((await typed(["orders"], { shop })).out).toContain("  $1,080  Asha Menon  2026-11-21\n");
  const { out } = await typed(["orders", "show", "111111-1126"], { shop });
  expect(out).toContain("\nShipping     $80\n");
  expect(out).not.toContain("₹");
});

it("prints the JSON of the wire, and nothing else", async () => {
  const list = storeOrdersAnswerSchema.parse(await typedJson(["orders"]));
  expect(list).toMatchObject({ total: 1, page: 1, limit: 20, total_pages: 1 });
  const order = ownerOrderWireSchema.parse(await typedJson(["orders", "show", "first"]));
  expect(order).toEqual(list.list[0]);
  expect(await typed(["orders", "--status", "delivered", "--json"])).toMatchObject({ err: "", code: 0 });
});

it("takes an order from payment to dispatch, and says why when it cannot", async () => {
  expect((await orders("paid 111111-1126")).out).toMatch(/\n111111-1126 {2}placed {2}paid /);
  expect((await orders("cancel 111111-1126 --items 2")).out).toMatch(/ {2}placed {2}refund due {2}/);
  expect((await orders("refund 111111-1126 --by-hand")).out).toMatch(/ {2}placed {2}paid /);
  expect((await orders("dispatch 111111-1126 --carrier DTDC --link https://post.example/1")).out).toContain(
    "  dispatched  ",
  );
  const { out } = await orders("show 111111-1126");
  expect(out).toMatch(/\nInvoice {6}INV-000001, \d{4}-\d\d-\d\d\nCredit note {2}CN-000001, \d{4}-\d\d-\d\d, ₹1,000\n/);
  expect(out).toMatch(/\nParcel 1 {5}\d{4}-\d\d-\d\d, DTDC, https:\/\/post.example\/1, item 1\n/);
  for (const [words, message] of [
    ["confirm 111111-1126", "already reached this step"],
    ["show 999", "There is no such order."],
    ["decide 111111-1126 1 yes", "no open cancellation request"],
  ] as const) {
    expect(await orders(words)).toEqual({ code: 1, out: "", err: expect.stringContaining(message) });
  }
});

it("writes all orders into a file for a spreadsheet", async () => {
  const file = path.join(folder, "orders.csv");
  expect((await orders("export", file)).out).toBe(`Wrote ${file}: 2 rows, one for each item.\n`);
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^\uFEFFOrder,Invoice,/);
  expect(text.split("\r\n")).toHaveLength(4);
  const nowhere = path.join(folder, "none/orders.csv");
  expect(await orders("export", nowhere)).toMatchObject({
    code: 1,
    err: `${nowhere} cannot be written: its folder does not exist.\n`,
  });
  expect(existsSync(nowhere)).toBe(false);
});

it.each([
  ["forget 1", "Unknown command 'forget'"],
  ["shwo 1", "(Did you mean show?)"],
  ["show", "Missing argument <order>"],
  ["list 1", "Too many arguments for 'list'"],
  ["--status lost", "'lost' is not valid for --status. Allowed choices are pending, placed,"],
  ["--statsu placed", "(Did you mean --status?)"],
  ["--page 0", "'0' is not valid for --page. It must be a number such as 12."],
  ["confirm 1 --reason why", "Unknown option '--reason'"],
  ["dispatch 1 --link post", "It must be an address such as"],
  ["dispatch 1 --items 1=", "with a quantity for a part of one: 1=2.5"],
  ["dispatch 1 --items 0=1", "Items are numbered from 1"],
  ["cancel 1 --items 0", "Items are numbered from 1"],
  ["decide 1 1 perhaps", "'perhaps' is not valid for <yes|no>. Allowed choices are yes, no."],
])("refuses orders %s, and says what is expected", async (words, message) => {
  expect(await orders(words)).toEqual({ code: 2, out: "", err: expect.stringContaining(message) });
});

describe("an order with items without an HSN code", () => {
  const items = [
    anOrderItem({ hsnCode: "" }),
    anOrderItem({ position: 1, name: "Shawl" }),
    anOrderItem({ position: 2, name: "Scarf", hsnCode: "", status: "c_confirmed" }),
  ];
  const place = async (storeId: string, id: string, gst_no: string) => {
    await insertStore(storeId, { details: { ...aStoreAnswer({ gst_no }).store_details } });
    const order = anOrder({ id, number: `${id}-1126`, invoiceNumber: null, paymentStatus: "awaited", items });
    await insertOrder(storeId, order, order.createdAt, getDatabase());
    return openDirectShop(storeId);
  };
  const warning = "The invoice names no HSN code for Stole. Add the code to the product or its category";

  it("is named to an owner with a GST number, when shown and when its invoice is issued", async () => {
    const shop = await place("registered", "second", "32AAACN1234F1Z5");
    for (const words of ["show", "paid", "deliver"]) {
      const { code, err } = await typed(["orders", words, "second-1126"], { shop });
      expect([code, err]).toEqual([0, expect.stringContaining(warning)]);
    }
  });
  it("is nothing to warn of in a store without a GST number, or at other steps", async () => {
    const shop = await place("unregistered", "third", "");
    for (const words of ["show", "paid", "confirm"])
      expect((await typed(["orders", words, "third-1126"], { shop })).err).toBe("");
    const registered = await place("registered-too", "fourth", "32AAACN1234F1Z5");
    expect((await typed(["orders", "confirm", "fourth-1126"], { shop: registered })).err).toBe("");
  });
});

it("lists and exports what can be read, and names the order that cannot", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => {});
  const { id } = anOrder();
  for (const name of ["broken", "next"]) {
    const made = anOrder({ id: `${id}-${name}`, number: `${name}-1126`, invoiceNumber: null });
    await insertOrder("nila-loom", made, made.createdAt, getDatabase());
  }
  const change = { shipping: "not an object" as unknown as { methodId: string } };
  await getDatabase().update(orderRows).set(change).where(eq(orderRows.number, "broken-1126"));

  const listed = await orders("");
  expect(listed.out).toContain("next-1126");
  expect(listed.out).not.toContain("broken-1126");
  expect(listed.err).toContain("Warning: 1 order cannot be read and is left out: broken-1126.");
  expect(JSON.parse((await orders("--json")).out)).toMatchObject({ unreadable: ["broken-1126"] });

  const file = path.join(folder, "with-a-broken-one.csv");
  expect((await orders("export", file)).err).toContain("broken-1126");
  expect(readFileSync(file, "utf8")).toContain("next-1126");
  expect(error.mock.calls.flat().filter((line) => String(line).includes("broken-1126"))).toEqual([
    expect.stringMatching(/^The order broken-1126 \(id .*\) cannot be read and is left out of lists: shipping|Invalid/),
  ]);
  error.mockRestore();
  await getDatabase()
    .delete(orderRows)
    .where(like(orderRows.id, `${id}-%`));
});

it("revives an order whose transfer arrived late, or says which item is gone", async () => {
  const names = { id: "late", number: "333333-1126", invoiceNumber: null };
  const holdUntil = new Date("2026-11-23T10:00:00Z");
  const items = [anOrderItem(), anOrderItem({ position: 1, productId: "late-shawl", name: "Shawl" })];
  const lapsed = { status: "lapsed", paymentStatus: "failed", holdUntil } as const;
  const order = anOrder({ ...names, ...lapsed, items });
  await insertOrder("nila-loom", order, order.createdAt, getDatabase());
  await insertProduct({ id: "stole", stock: 100 });
  await insertProduct({ id: "late-shawl", stock: 0 });
  const refused = await orders("paid-late 333333-1126");
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("It is item 2, as `show` numbers them.")]);
  await getDatabase().update(products).set({ stock: 100 }).where(eq(products.id, "late-shawl"));
  expect((await orders("paid-late 333333-1126")).out).toContain("333333-1126  placed  paid");
  expect((await orders("paid-late 333333-1126")).err).toContain("has not lapsed");
});

it("shows until when an unpaid order is kept, as long as it waits", async () => {
  const holdUntil = new Date("2026-11-23T10:00:00Z");
  const names = { id: "kept", number: "444444-1126", invoiceNumber: null };
  const order = anOrder({ ...names, paymentStatus: "awaited", holdUntil });
  await insertOrder("nila-loom", order, order.createdAt, getDatabase());
  expect((await orders("show 444444-1126")).out).toContain("\nKept until  2026-11-23 15:30\n");
  await getDatabase()
    .update(orderRows)
    .set({ status: "lapsed", paymentStatus: "failed" })
    .where(eq(orderRows.id, "kept"));
  const { out } = await orders("show 444444-1126");
  expect(out).not.toContain("Kept until");
  expect((await orders("paid 444444-1126")).err).toContain("orders paid-late");
});
