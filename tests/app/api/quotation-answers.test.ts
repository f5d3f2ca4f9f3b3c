import { eq } from "drizzle-orm";
import { GET as readOrder } from "@/app/api/orders/[order_id]/route";
import { POST as approveOne } from "@/app/api/quotations/[quotation_id]/approve/route";
import { POST as withdrawOne } from "@/app/api/quotations/[quotation_id]/cancel/route";
import { GET as list } from "@/app/api/quotations/route";
import { insertQuotationLink } from "@/lib/data/quotation/links";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { orderLinks, orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products } from "@/lib/database/schema/product";
import { quotationLinks } from "@/lib/database/schema/quotation";
import { forgetOldOrders } from "@/lib/workflows/order/forget-old";
import { insertProduct } from "../../factories/product-row";
import { keepPricedQuotation } from "../../factories/quotation-row";
import { aGuest, aTypedAddress, begin, change, putIntoCart } from "../../support/checkout-shopper";
import { useTestDatabase } from "../../support/database";
import {
  approve,
  aRequested,
  ask,
  askOthers,
  at,
  cancelByShop,
  emailOfLast,
  namePrices,
  read,
  someone,
  stockOf,
  useQuotationStore,
  withdraw,
} from "../../support/quotation-shop";
import { aVisitor, messagesTo, type Shopper, told } from "../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
// Each test signs people up, which takes its time on a busy machine.
jest.setTimeout(20_000);
useTestDatabase();
beforeAll(async () => {
  await useQuotationStore();
  await insertProduct({ id: "stole", stock: 100_000 });
});
beforeEach(() => getDatabase().delete(rateLimits));

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
    const [mail] = await messagesTo(emailOfLast());
    expect(mail?.template).toBe("order_placed");
  });

  it("shows the order to who has a link to its quotation, and to nobody else", async () => {
    const { quotation, key } = await aRequested(await someone());
    const other = await aRequested(await someone());
    await namePrices(quotation._id);
    const { order } = await (await approve(await aVisitor(), at(quotation._id, key))).json();
    const links = () => getDatabase().$count(orderLinks, eq(orderLinks.orderId, order._id));
    const before = await links();
    const look = async (shopper: Shopper, by: string) => {
      const path = `/api/orders/${order._id}?key=${by}`;
      return told(await shopper.ask(readOrder, { path, params: { order_id: order._id } }));
    };
    expect(await look(await aVisitor(), key)).toEqual([200, order]);
    expect(await look(await aVisitor(), other.key)).toEqual([404, "order_unknown"]);
    expect(await look(await aVisitor(), `${key}x`)).toEqual([404, "order_unknown"]);
    expect(await links()).toBe(before);
    await getDatabase().update(quotationLinks).set({ expiresAt: new Date() });
    expect(await look(await aVisitor(), key)).toEqual([404, "order_unknown"]);
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

  it("refuses while stock is short, names what is missing, and leaves nothing half done", async () => {
    await insertProduct({ id: "last", stock: 500 });
    const asha = await someone();
    await putIntoCart(asha, "stole", 2);
    await putIntoCart(asha, "last", 5);
    const id = await begin(asha);
    await change(asha, id, { shipping_address: aTypedAddress() });
    const { quotation } = await (await ask(asha, id)).json();
    await namePrices(quotation._id);
    await getDatabase().update(products).set({ stock: 400 }).where(eq(products.id, "last"));
    const before = (await getDatabase().select().from(orders)).length;
    const refused = await approve(asha, at(quotation._id));
    expect([refused.status, (await refused.json()).errors]).toEqual([
      422,
      [{ path: "items.1", code: "item_unavailable" }],
    ]);
    const form = await asha.ask(approveOne, { method: "POST", ...at(quotation._id), form: { revision: "1" } });
    expect(form.headers.get("location")).toContain("refusal=item_unavailable&field=items.1");
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
    expect((await messagesTo(emailOfLast()))[0]).toMatchObject({ template: "quotation_cancelled" });
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
