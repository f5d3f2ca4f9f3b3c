import { eq } from "drizzle-orm";
import { GET as readCart } from "@/app/api/cart/route";
import { POST as placeOrder } from "@/app/api/orders/route";
import { POST as approveOne } from "@/app/api/quotations/[quotation_id]/approve/route";
import { POST as withdrawOne } from "@/app/api/quotations/[quotation_id]/cancel/route";
import { POST as reviseOne } from "@/app/api/quotations/[quotation_id]/revision/route";
import { GET as readOne } from "@/app/api/quotations/[quotation_id]/route";
import { GET as list, POST as request } from "@/app/api/quotations/route";
import { rateLimits } from "@/lib/data/account-schema";
import { getDatabase } from "@/lib/data/database";
import { outboxMessages } from "@/lib/data/message-schema";
import { orders } from "@/lib/data/order-schema";
import { insertQuotationLink } from "@/lib/data/quotation-links";
import { quotationLinks } from "@/lib/data/quotation-schema";
import { products } from "@/lib/data/schema";
import { forgetOldOrders } from "@/lib/workflows/orders/forget-old-orders";
import { aGuest, aTypedAddress, begin, change, look, putIntoBag } from "../../checkout-shopper";
import { useTestDatabase } from "../../database";
import { insertProduct } from "../../factories/product-row";
import { keepPricedQuotation } from "../../factories/quotation-row";
import { aCheckout, aRequested, ask, cancelByShop, namePrices, useQuotationStore } from "../../quotation-shop";
import { aCustomer, aVisitor, messagesTo, type Shopper, told } from "../../shopper";

jest.mock("@/lib/password-cost", () => ({ PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 } }));
useTestDatabase();
beforeAll(async () => {
  await useQuotationStore();
  await insertProduct({ id: "stole", stock: 100_000 });
});
beforeEach(() => getDatabase().delete(rateLimits));

let people = 0;
const someone = () => aCustomer(`asha${++people}@example.com`);

type Named = { params: { quotation_id: string }; path: string };
const at = (id: string, key: string | null = null): Named => ({
  params: { quotation_id: id },
  path: `/api/quotations/${id}/answer${key === null ? "" : `?key=${key}`}`,
});
const approve = (shopper: Shopper, named: Named, revision: unknown = 1) =>
  shopper.ask(approveOne, { method: "POST", ...named, body: { revision } });
const askOthers = (shopper: Shopper, named: Named, body: object) =>
  shopper.ask(reviseOne, { method: "POST", ...named, body });
const withdraw = (shopper: Shopper, named: Named, body: object = {}) =>
  shopper.ask(withdrawOne, { method: "POST", ...named, body });
const read = (shopper: Shopper, named: Named) => shopper.ask(readOne, named);

const stockOf = async (id: string) =>
  (await getDatabase().select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;

describe("asking for a quotation", () => {
  it("needs an address and nothing else, whatever it comes to and weighs", async () => {
    const guest = await aGuest();
    await putIntoBag(guest);
    const id = await begin(guest);
    expect(await look(guest, id)).toMatchObject({ quotation: true, step: "address", refusals: ["address_needed"] });
    const company = aTypedAddress();
    expect((await change(guest, id, { shipping_address: company })).status).toBe(200);
    expect(await look(guest, id)).toMatchObject({
      step: "review",
      refusals: [],
      payments: [],
      shipping_methods: [],
      offers: { pickup: false, offer_codes: false, gift_cards: false, gift_wrapping: false, gst: true },
      bill: { packaging_charges: 0, shipping_cost: null },
    });
    const gst = { company: "Rao Textiles", number: "32ABCDE1234F1Z5" };
    expect((await change(guest, id, { gst })).status).toBe(200);
    expect(await told(await change(guest, id, { offer_code: "TEN" }))).toEqual([422, "offer_codes_off"]);
  });

  it("keeps what was in the bag at the shop's prices, and empties the bag of it", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequested(asha);
    expect(quotation).toMatchObject({
      quot_number: expect.stringMatching(/^Q-\d{4}-\d{7}$/),
      quot_status: "placed",
      revision: 0,
      item_list: [{ slug: "stole", quantity: 10, asked_unit_price: 1_000, unit_price: 1_000, line_total: 10_000 }],
      sub_total: 10_000,
      shipping_cost: 0,
      final_price: 10_000,
      company_address: { city: "Kochi" },
      billing_address: { city: "Kochi" },
      order_id: null,
    });
    expect((await (await asha.ask(readCart)).json()).items).toEqual([]);
    const anybody = await aVisitor();
    expect(await (await read(anybody, at(quotation._id, key))).json()).toEqual(quotation);
    const mails = [...(await messagesTo(`asha${people}@example.com`)), ...(await messagesTo("shop@example.com"))];
    expect(mails.map(({ template }) => template)).toContain("quotation_requested");
  });

  it("takes no stock for it, and refuses what is not there", async () => {
    await insertProduct({ id: "rare", stock: 500 });
    const guest = await aGuest();
    await putIntoBag(guest, "rare", 5);
    const id = await begin(guest);
    await change(guest, id, { shipping_address: aTypedAddress() });
    await getDatabase().update(products).set({ stock: 400 }).where(eq(products.id, "rare"));
    expect(await told(await ask(guest, id))).toEqual([422, "item_unavailable"]);
    await getDatabase().update(products).set({ stock: 500 }).where(eq(products.id, "rare"));
    expect((await ask(guest, id)).status).toBe(200);
    expect(await stockOf("rare")).toBe(500);
  });

  it("answers the same key with the same quotation, and takes a checkout once", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    const idempotency_key = "a-key-of-asha-0001";
    const [one, other] = await Promise.all([ask(asha, id, { idempotency_key }), ask(asha, id, { idempotency_key })]);
    const [first, second] = [await one.json(), await other.json()];
    expect(second.quotation).toEqual(first.quotation);
    expect(second.key).not.toBe(first.key);
    expect((await (await ask(asha, id, { idempotency_key })).json()).quotation).toEqual(first.quotation);
    expect(await told(await ask(asha, id, { idempotency_key, seen_total: 1 }))).toEqual([
      409,
      "idempotency_key_reused",
    ]);
    expect(await told(await ask(asha, id))).toEqual([409, "checkout_ordered"]);
    expect(await told(await change(asha, id, { order_note: "" }))).toEqual([409, "checkout_ordered"]);
  });

  it("refuses it at a price that was not shown", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    expect(await told(await ask(asha, id, { seen_total: 9_999 }))).toEqual([422, "total_changed"]);
    expect((await ask(asha, id, { seen_total: 10_000 })).status).toBe(200);
  });

  it("takes no price from who asks", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    const item_list = [{ position: 0, unit_price: 1, revised_final_price: 1 }];
    const answer = await ask(asha, id, { item_list, sub_total: 1, final_price: 1, quot_status: "confirmed" });
    expect((await answer.json()).quotation).toMatchObject({ quot_status: "placed", final_price: 10_000 });
  });

  it("asks for one item beside the bag", async () => {
    const asha = await someone();
    await putIntoBag(asha, "stole", 2);
    const id = await begin(asha, { buy_now: { product_id: "stole", quantity: 3 } });
    await change(asha, id, { shipping_address: aTypedAddress() });
    expect((await (await ask(asha, id)).json()).quotation.item_list).toMatchObject([{ quantity: 3 }]);
    expect((await (await asha.ask(readCart)).json()).items).toMatchObject([{ quantity: 2 }]);
  });

  it.each([
    { body: { checkout_id: "none" }, refusal: [404, "checkout_unknown"] },
    { body: { checkout_id: "x".repeat(65) }, refusal: [400, "request_invalid"] },
    { body: { checkout_id: "\0" }, refusal: [400, "request_invalid"] },
    { body: { idempotency_key: "short" }, refusal: [400, "request_invalid"] },
    { body: { idempotency_key: undefined }, refusal: [400, "idempotency_key_missing"] },
    { body: { seen_total: -1 }, refusal: [400, "request_invalid"] },
    { body: { seen_total: "10000" }, refusal: [400, "request_invalid"] },
  ])("refuses $body", async ({ body, refusal }) => {
    const asha = await someone();
    expect(await told(await ask(asha, "none", body))).toEqual(refusal);
  });

  it("takes nobody's checkout for another's, and asks who somebody is", async () => {
    const id = await aCheckout(await someone());
    expect(await told(await ask(await someone(), id))).toEqual([404, "checkout_unknown"]);
    expect(await told(await ask(await aVisitor(), id))).toEqual([401, "sign_in_needed"]);
  });

  it("stops who floods the shop with them", async () => {
    const asha = await someone();
    for (let times = 0; times < 20; times += 1) await ask(asha, "none");
    expect(await told(await ask(asha, "none"))).toEqual([429, "too_many_attempts"]);
  });

  it("is left to shops of quotations, which take no orders", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    const ordering = { checkout_id: id, payment_name: "COD", idempotency_key: "a-key-of-asha-0002" };
    expect(await told(await asha.ask(placeOrder, { method: "POST", body: ordering }))).toEqual([422, "ordering_off"]);
    await useQuotationStore({ sub_type: "order" });
    expect(await told(await ask(asha, id))).toEqual([422, "quotations_off"]);
    await useQuotationStore();
  });

  it("asks by a plain form and leads to the quotation, or back to the review", async () => {
    const asha = await someone();
    const id = await aCheckout(asha);
    const form = { checkout_id: id, seen_total: "1", idempotency_key: "a-key-of-asha-0003" };
    const refused = await asha.ask(request, { method: "POST", form });
    expect([refused.status, refused.headers.get("location")]).toEqual([
      303,
      `/checkout/${id}/review?refusal=total_changed`,
    ]);
    const done = await asha.ask(request, { method: "POST", form: { ...form, seen_total: "10000" } });
    expect(done.headers.get("location")).toMatch(/^\/checkout\/order-summary\/quotation\/[\w-]+\?key=[\w-]+$/);
  });
});

describe("reading a quotation", () => {
  it("is for whose it is, and for who has a link that has not expired", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequested(asha);
    const other = await aRequested(await someone());
    expect((await read(asha, at(quotation._id))).status).toBe(200);
    for (const [who, named] of [
      [await someone(), at(quotation._id)],
      [await aVisitor(), at(quotation._id)],
      [await aVisitor(), at(quotation._id, other.key)],
      [await aVisitor(), at(quotation._id, `${key}x`)],
      [asha, at("none")],
    ] as const) {
      expect(await told(await read(who, named))).toEqual([404, "quotation_unknown"]);
    }
    const now = new Date();
    await getDatabase()
      .update(quotationLinks)
      .set({ expiresAt: now })
      .where(eq(quotationLinks.quotationId, quotation._id));
    expect(await told(await read(await aVisitor(), at(quotation._id, key)))).toEqual([404, "quotation_unknown"]);
  });

  it("forgets links that have expired, and no others", async () => {
    const { quotation, key } = await aRequested(await someone());
    const links = () =>
      getDatabase().select().from(quotationLinks).where(eq(quotationLinks.quotationId, quotation._id));
    const kept = (await links()).length;
    const longAgo = new Date(Date.now() - 61 * 24 * 3_600_000);
    await insertQuotationLink("nila-loom", quotation._id, longAgo);
    await forgetOldOrders();
    expect(await links()).toHaveLength(kept);
    expect((await read(await aVisitor(), at(quotation._id, key))).status).toBe(200);
  });

  it("lists the customer's own by kind, and finds them by number and by what is in them", async () => {
    const asha = await someone();
    const { quotation: live } = await aRequested(asha);
    const { quotation: gone } = await aRequested(asha);
    await aRequested(await someone());
    await withdraw(asha, at(gone._id));
    const listed = async (query: string) => {
      const answer = await asha.ask(list, { path: `/api/quotations${query}` });
      return (await answer.json()).list.map(({ _id }: { _id: string }) => _id);
    };
    expect(await listed("")).toEqual([live._id]);
    expect(await listed("?type=cancelled")).toEqual([gone._id]);
    expect(await listed("?type=confirmed")).toEqual([]);
    expect(await listed(`?q=${live.quot_number}`)).toEqual([live._id]);
    expect(await listed("?q=STO")).toEqual([live._id]);
    expect(await listed("?q=asha")).toEqual([]);
    expect(await listed("?page=2")).toEqual([]);
  });
});

describe("approving prices", () => {
  it("makes an order of them, to be paid by transfer, and takes its stock", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    await namePrices(quotation._id, { items: [{ position: 0, unit_price: 900 }], shipping_price: 500 });
    const before = (await stockOf("stole")) ?? 0;
    const approved = await (await approve(asha, at(quotation._id))).json();
    expect(approved.order).toMatchObject({
      order_number: expect.stringMatching(/^\d{7}-\d{4}-\d+$/),
      order_status: "placed",
      payment_details: { name: "Gpay", status: "awaited" },
      item_list: [{ unit_price: 900, line_total: 9_000 }],
      sub_total: 9_000,
      shipping_cost: 500,
      packaging_charges: 0,
      final_price: 9_500,
      shipping_address: { city: "Kochi" },
    });
    expect(approved.quotation).toMatchObject({ quot_status: "confirmed", order_id: approved.order._id });
    expect(await stockOf("stole")).toBe(before - 1_000);
    const [mail] = await messagesTo(`asha${people}@example.com`);
    expect(mail?.template).toBe("order_placed");
  });

  it("answers the same order to who approves again, and none of it twice", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequested(asha);
    await namePrices(quotation._id);
    const first = await (await approve(asha, at(quotation._id))).json();
    const before = await stockOf("stole");
    const again = await (await approve(await aVisitor(), at(quotation._id, key))).json();
    expect(again.order).toEqual(first.order);
    expect(await stockOf("stole")).toBe(before);
    const made = await getDatabase().select().from(orders).where(eq(orders.id, first.order._id));
    expect(made).toHaveLength(1);
  });

  it("refuses prices that the shop has changed since, and takes the new ones", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    await namePrices(quotation._id, { items: [{ position: 0, unit_price: 900 }] });
    await namePrices(quotation._id, { items: [{ position: 0, unit_price: 950 }] });
    expect(await told(await approve(asha, at(quotation._id), 1))).toEqual([409, "quotation_revised"]);
    expect(await told(await approve(asha, at(quotation._id), 3))).toEqual([409, "quotation_revised"]);
    expect((await (await approve(asha, at(quotation._id), 2)).json()).order.final_price).toBe(9_500);
    expect(await told(await approve(asha, at(quotation._id), 1))).toEqual([409, "quotation_revised"]);
  });

  it("refuses before the shop has named a price, and what is cancelled", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    expect(await told(await approve(asha, at(quotation._id), 0))).toEqual([422, "quotation_not_priced"]);
    await namePrices(quotation._id);
    await cancelByShop(quotation._id);
    expect(await told(await approve(asha, at(quotation._id)))).toEqual([422, "quotation_cancelled"]);
  });

  it("is for nobody but whose it is", async () => {
    const { quotation } = await aRequested(await someone());
    await namePrices(quotation._id);
    for (const other of [await someone(), await aVisitor(), await aGuest()]) {
      expect(await told(await approve(other, at(quotation._id)))).toEqual([404, "quotation_unknown"]);
      expect(await told(await withdraw(other, at(quotation._id)))).toEqual([404, "quotation_unknown"]);
      const text = { revision: 1, text: "Less" };
      expect(await told(await askOthers(other, at(quotation._id), text))).toEqual([404, "quotation_unknown"]);
    }
  });

  it.each(["1", -1, 1.5, null, 1e9])("refuses %p for a revision", async (revision) => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    await namePrices(quotation._id);
    expect(await told(await approve(asha, at(quotation._id), revision))).toEqual([400, "request_invalid"]);
  });

  it("refuses while stock is short, and leaves nothing half done", async () => {
    await insertProduct({ id: "last", stock: 500 });
    const asha = await someone();
    await putIntoBag(asha, "last", 5);
    const id = await begin(asha);
    await change(asha, id, { shipping_address: aTypedAddress() });
    const { quotation } = await (await ask(asha, id)).json();
    await namePrices(quotation._id);
    await getDatabase().update(products).set({ stock: 400 }).where(eq(products.id, "last"));
    const before = (await getDatabase().select().from(orders)).length;
    expect(await told(await approve(asha, at(quotation._id)))).toEqual([422, "item_unavailable"]);
    expect(await (await read(asha, at(quotation._id))).json()).toMatchObject({ quot_status: "processing" });
    expect([await stockOf("last"), (await getDatabase().select().from(orders)).length]).toEqual([400, before]);
    await getDatabase().update(products).set({ stock: 500 }).where(eq(products.id, "last"));
    expect((await approve(asha, at(quotation._id))).status).toBe(200);
    expect(await stockOf("last")).toBe(0);
  });

  it("waits for a transfer also in a shop that names no account, and asks for none to be made yet", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    await namePrices(quotation._id);
    await useQuotationStore({ payment_types: [{ name: "COD", rank: 1 }] });
    const { order } = await (await approve(asha, at(quotation._id))).json();
    expect(order.payment_details).toEqual({ name: "", status: "awaited", payment_id: "" });
    await useQuotationStore();
  });

  it("makes no order while the shop may take no money", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    await namePrices(quotation._id);
    await useQuotationStore({ package_details: { billing_status: false } });
    expect(await told(await approve(asha, at(quotation._id)))).toEqual([422, "billing_inactive"]);
    await useQuotationStore();
  });

  it("thanks on the page that has asked, and leads on to the order", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequested(asha);
    const form = { revision: "1" };
    const answer = () => asha.ask(approveOne, { method: "POST", ...at(quotation._id, key), form });
    const page = `/quote-status/${quotation._id}/approve?key=${key}&revision=1`;
    expect((await answer()).headers.get("location")).toBe(`${page}&refusal=quotation_not_priced`);
    await namePrices(quotation._id);
    const done = await answer();
    expect([done.status, done.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/quote-status\/[\w-]+\/approve\?key=[\w-]+&revision=1&done=approved&order_key=[\w-]+$/),
    ]);
    const own = await asha.ask(approveOne, { method: "POST", ...at(quotation._id), form });
    expect(own.headers.get("location")).toMatch(/^\/account\/quotations\/[\w-]+\?done=approved&order_key=/);
  });

  it("refuses a form that names no revision", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    const answer = await asha.ask(approveOne, { method: "POST", ...at(quotation._id), form: {} });
    expect(answer.headers.get("location")).toContain("refusal=");
  });
});

describe("asking for other prices", () => {
  it("tells the shop, and leaves open to approve what it has named", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    await namePrices(quotation._id);
    const body = { revision: 1, text: "800 each?\nThen we take twenty." };
    const asked = await (await askOthers(asha, at(quotation._id), body)).json();
    expect(asked).toMatchObject({ quot_status: "processing", revised_price: [{ request: { text: body.text } }] });
    expect((await askOthers(asha, at(quotation._id), body)).status).toBe(200);
    const other = await askOthers(asha, at(quotation._id), { ...body, text: "700" });
    expect(await told(other)).toEqual([422, "revision_asked"]);
    const queued = await getDatabase()
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.template, "owner_revision_asked"));
    expect(queued.filter(({ content }) => JSON.stringify(content).includes(quotation.quot_number))).toHaveLength(1);
    expect((await approve(asha, at(quotation._id))).status).toBe(200);
    expect(await told(await askOthers(asha, at(quotation._id), body))).toEqual([422, "quotation_confirmed"]);
  });

  it.each([
    { what: "nothing", text: " ", code: "text_needed" },
    { what: "a null character", text: "\0", code: "text_invalid" },
    { what: "more than anybody reads", text: "x".repeat(1_001), code: "too_big" },
  ])("refuses $what", async ({ text, code }) => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    await namePrices(quotation._id);
    const answer = await askOthers(asha, at(quotation._id), { revision: 1, text });
    expect([answer.status, (await answer.json()).errors]).toEqual([400, [{ path: "text", code }]]);
  });

  it("refuses it of old prices, and of none", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    const text = "Less";
    expect(await told(await askOthers(asha, at(quotation._id), { revision: 0, text }))).toEqual([
      422,
      "quotation_not_priced",
    ]);
    await namePrices(quotation._id);
    await namePrices(quotation._id, { message: "Still the same." });
    expect(await told(await askOthers(asha, at(quotation._id), { revision: 1, text }))).toEqual([
      409,
      "quotation_revised",
    ]);
  });
});

describe("withdrawing", () => {
  it("ends it, tells both sides, and is the same a second time", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequested(asha);
    const gone = await (await withdraw(await aVisitor(), at(quotation._id, key), { reason: "Too late" })).json();
    expect(gone).toMatchObject({ quot_status: "cancelled", cancel_info: { by: "shopper", reason: "Too late" } });
    expect(await (await withdraw(asha, at(quotation._id), { reason: "Other" })).json()).toEqual(gone);
    expect((await messagesTo(`asha${people}@example.com`))[0]).toMatchObject({ template: "quotation_cancelled" });
    const form = await asha.ask(withdrawOne, { method: "POST", ...at(quotation._id), form: {} });
    expect(form.headers.get("location")).toBe(`/account/quotations/${quotation._id}?done=withdrawn`);
  });

  it("comes too late for what is ordered", async () => {
    const asha = await someone();
    const { quotation } = await aRequested(asha);
    await namePrices(quotation._id);
    await approve(asha, at(quotation._id));
    expect(await told(await withdraw(asha, at(quotation._id)))).toEqual([422, "quotation_confirmed"]);
  });
});

it("knows no quotation by a name that no database keeps", async () => {
  expect((await read(await someone(), at("\0"))).status).toBe(400);
});

it("keeps quotations of shops apart", async () => {
  const asha = await someone();
  const { id } = await keepPricedQuotation({ id: "elsewhere", number: "Q-1126-1000000" }, "other");
  expect(await told(await read(asha, at(id)))).toEqual([404, "quotation_unknown"]);
});
