import { eq } from "drizzle-orm";
import { GET as readOrder } from "@/app/api/orders/[order_id]/route";
import { POST as approveOne } from "@/app/api/quotations/[quotation_id]/approve/route";
import { getDatabase } from "@/lib/database/connection";
import { rateLimits } from "@/lib/database/schema/authentication";
import { orderLinks, orders } from "@/lib/database/schema/order";
import { products } from "@/lib/database/schema/product";
import { quotationLinks } from "@/lib/database/schema/quotation";
import { insertProduct } from "../../../factories/product-row";
import { aGuest, aTypedAddress, begin, change, putIntoCart } from "../../../support/checkout-shopper";
import { useTestDatabase } from "../../../support/database";
import {
  approve,
  aRequestedQuotation,
  ask,
  askForRevision,
  at,
  cancelByShop,
  emailOfNewestCustomer,
  insertQuotationStore,
  read,
  setQuotationPrices,
  someone,
  stockOf,
  withdraw,
} from "../../../support/quotation-shop";
import { aVisitor, messagesTo, type Shopper, told } from "../../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(async () => {
  await insertQuotationStore();
  await insertProduct({ id: "stole", stock: 100_000 });
});
beforeEach(() => getDatabase().delete(rateLimits));

describe("approving prices", () => {
  it("places an order to be paid by transfer, and takes its stock", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id, { items: [{ position: 0, unit_price: 900 }], shipping_price: 500 });
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
    const [mail] = await messagesTo(emailOfNewestCustomer());
    expect(mail?.template).toBe("order_placed");
  });

  it("shows the order to anyone with a link to its quotation, and to nobody else", async () => {
    const { quotation, key } = await aRequestedQuotation(await someone());
    const other = await aRequestedQuotation(await someone());
    await setQuotationPrices(quotation._id);
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

  it("returns the same order for a repeated approval, and does nothing twice", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id);
    const first = await (await approve(asha, at(quotation._id))).json();
    const before = await stockOf("stole");
    const again = await (await approve(await aVisitor(), at(quotation._id, key))).json();
    expect(again.order).toEqual(first.order);
    expect(await stockOf("stole")).toBe(before);
    const made = await getDatabase().select().from(orders).where(eq(orders.id, first.order._id));
    expect(made).toHaveLength(1);
  });

  it("refuses prices that have since changed, and accepts the new ones", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id, { items: [{ position: 0, unit_price: 900 }] });
    await setQuotationPrices(quotation._id, { items: [{ position: 0, unit_price: 950 }] });
    expect(await told(await approve(asha, at(quotation._id), 1))).toEqual([409, "quotation_revised"]);
    expect(await told(await approve(asha, at(quotation._id), 3))).toEqual([409, "quotation_revised"]);
    expect((await (await approve(asha, at(quotation._id), 2)).json()).order.final_price).toBe(9_500);
    expect(await told(await approve(asha, at(quotation._id), 1))).toEqual([409, "quotation_revised"]);
  });

  it("is refused before the first offer, and after a cancellation", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    expect(await told(await approve(asha, at(quotation._id), 0))).toEqual([422, "quotation_not_priced"]);
    await setQuotationPrices(quotation._id);
    await cancelByShop(quotation._id);
    expect(await told(await approve(asha, at(quotation._id)))).toEqual([422, "quotation_cancelled"]);
  });

  it("is only possible for its own customer", async () => {
    const { quotation } = await aRequestedQuotation(await someone());
    await setQuotationPrices(quotation._id);
    for (const other of [await someone(), await aVisitor(), await aGuest()]) {
      expect(await told(await approve(other, at(quotation._id)))).toEqual([404, "quotation_unknown"]);
      expect(await told(await withdraw(other, at(quotation._id)))).toEqual([404, "quotation_unknown"]);
      const text = { revision: 1, text: "Less" };
      expect(await told(await askForRevision(other, at(quotation._id), text))).toEqual([404, "quotation_unknown"]);
    }
  });

  it.each(["1", -1, 1.5, null, 1e9])("refuses %p as a revision", async (revision) => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id);
    expect(await told(await approve(asha, at(quotation._id), revision))).toEqual([400, "request_invalid"]);
  });

  it("is refused while stock is short, names the missing item, and leaves nothing half done", async () => {
    await insertProduct({ id: "last", stock: 500 });
    const asha = await someone();
    await putIntoCart(asha, "stole", 2);
    await putIntoCart(asha, "last", 5);
    const id = await begin(asha);
    await change(asha, id, { shipping_address: aTypedAddress() });
    const { quotation } = await (await ask(asha, id)).json();
    await setQuotationPrices(quotation._id);
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

  it("awaits a transfer also in a store without account details, and does not ask for payment yet", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id);
    await insertQuotationStore({ payment_types: [{ name: "COD", rank: 1 }] });
    const { order } = await (await approve(asha, at(quotation._id))).json();
    expect(order.payment_details).toEqual({ name: "", label: "", status: "awaited", payment_id: "" });
    await insertQuotationStore();
  });

  it("places no order while the store's billing is inactive", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    await setQuotationPrices(quotation._id);
    await insertQuotationStore({ package_details: { billing_status: false } });
    expect(await told(await approve(asha, at(quotation._id)))).toEqual([422, "billing_inactive"]);
    await insertQuotationStore();
  });

  it("shows thanks on the page with the form, with a link to the order", async () => {
    const asha = await someone();
    const { quotation, key } = await aRequestedQuotation(asha);
    const form = { revision: "1" };
    const answer = () => asha.ask(approveOne, { method: "POST", ...at(quotation._id, key), form });
    const page = `/quote-status/${quotation._id}/approve?key=${key}&revision=1`;
    expect((await answer()).headers.get("location")).toBe(`${page}&refusal=quotation_not_priced`);
    await setQuotationPrices(quotation._id);
    const done = await answer();
    expect([done.status, done.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/^\/quote-status\/[\w-]+\/approve\?key=[\w-]+&revision=1&done=approved&order_key=[\w-]+$/),
    ]);
    const own = await asha.ask(approveOne, { method: "POST", ...at(quotation._id), form });
    expect(own.headers.get("location")).toMatch(/^\/account\/quotations\/[\w-]+\?done=approved&order_key=/);
  });

  it("refuses a form without a revision", async () => {
    const asha = await someone();
    const { quotation } = await aRequestedQuotation(asha);
    const answer = await asha.ask(approveOne, { method: "POST", ...at(quotation._id), form: {} });
    expect(answer.headers.get("location")).toContain("refusal=");
  });
});
