import { GET as readProfile } from "@/app/api/account/route";
import { POST as postRequest, PATCH as request } from "@/app/api/orders/[order_id]/route";
import { insertOrderLink } from "@/lib/data/order/links";
import { findOrder, insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import type { Order } from "@/lib/domain/order/order";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertProduct } from "@/tests/factories/product-row";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, aVisitor, messagesTo, type Shopper, told } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(async () => {
  await insertSellingStore({ company_details: { name: "Nila Loom", email: "owner@shop.example" } });
  await insertProduct({ id: "stole", stock: 100 });
});

const SHAWL = anOrderItem({ position: 1, name: "Shawl" });
let made = 0;
/** A guest's order of a stole and a shawl, with the key of its link. */
async function anOrderOfTwo(overrides: Partial<Order> = {}) {
  made += 1;
  const order = anOrder({
    id: `asked${made}`,
    number: `${made}-1126`,
    email: `guest-${made}@example.com`,
    customerId: null,
    items: [anOrderItem(), SHAWL],
    invoiceNumber: null,
    ...overrides,
  });
  const now = new Date();
  await insertOrder("nila-loom", order, now, getDatabase());
  return { order, key: await insertOrderLink("nila-loom", order.id, now) };
}

const PAID = { paymentStatus: "paid" } as const;
const UNPAID = { paymentStatus: "awaited" } as const;
const asking = (id: string, key: string | null, items: number[]) => ({
  method: "PATCH",
  path: `/api/orders/${id}${key === null ? "" : `?key=${key}`}`,
  params: { order_id: id },
  body: { items, cancel_info: { title: "too_late", description: "The wedding is on Friday" } },
});
const inDatabase = (id: string) => findOrder("nila-loom", id);
const statusOf = async (id: string) => {
  const order = await inDatabase(id);
  return [order?.status, ...(order?.items.map(({ status }) => status) ?? [])];
};

it("takes the request of a guest who has the link, and mails a link that works to them", async () => {
  const { order, key } = await anOrderOfTwo(PAID);
  expect((await (await aVisitor()).ask(request, asking(order.id, key, [1]))).status).toBe(200);
  expect(await statusOf(order.id)).toEqual(["placed", "", "c_requested"]);
  const [mail] = await messagesTo(order.email);
  expect(mail).toMatchObject({ template: "cancellation_requested", content: { requested: [{ label: "Shawl" }] } });
  const [, mailedKey = ""] =
    new RegExp(`/checkout/order-summary/${order.id}\\?key=([^"&]+)`).exec(JSON.stringify(mail)) ?? [];
  const again = asking(order.id, mailedKey, [0]);
  expect((await (await aVisitor()).ask(request, again)).status).toBe(200);
});

it("hides the order from guests without its key, and from other customers", async () => {
  const { order } = await anOrderOfTwo(PAID);
  const other = await anOrderOfTwo(PAID);
  const shoppers: Shopper[] = [await aVisitor(), await aCustomer("bina@example.com")];
  for (const shopper of shoppers) {
    for (const key of [null, other.key, "x".repeat(43)]) {
      expect(await told(await shopper.ask(request, asking(order.id, key, [0])))).toEqual([404, "order_unknown"]);
    }
  }
  expect(await statusOf(order.id)).toEqual(["placed", "", ""]);
});

it("cancels an unpaid order at once if nothing would be left of it, and tells the owner why", async () => {
  const { order, key } = await anOrderOfTwo(UNPAID);
  const guest = await aVisitor();
  expect((await guest.ask(request, asking(order.id, key, [0]))).status).toBe(200);
  expect(await statusOf(order.id)).toEqual(["placed", "c_requested", ""]);
  const answer = await guest.ask(request, asking(order.id, key, [1]));
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { order_status: "cancelled", payment_details: { status: "none" } },
  ]);
  expect(await statusOf(order.id)).toEqual(["cancelled", "c_confirmed", "c_confirmed"]);
  expect((await inDatabase(order.id))?.items[1]?.cancellation).toMatchObject({ reason: "too_late" });
  const [mail] = await messagesTo("owner@shop.example");
  expect(mail).toMatchObject({
    template: "owner_cancelled",
    content: { reason: ["It would not arrive in time", "The wedding is on Friday"] },
  });
});

it.each([
  { what: "is paid", order: PAID },
  { what: "is prepared for payment on delivery", order: { status: "confirmed", paymentStatus: "due" } },
] as const)("leaves a whole order that $what to the owner", async ({ order: overrides }) => {
  const { order, key } = await anOrderOfTwo(overrides);
  expect((await (await aVisitor()).ask(request, asking(order.id, key, [0, 1]))).status).toBe(200);
  expect((await statusOf(order.id)).slice(1)).toEqual(["c_requested", "c_requested"]);
});

it("keeps the item that the owner has already declined to cancel", async () => {
  const declined = { reason: "too_late", text: "", requestedAt: new Date(), decidedAt: new Date() };
  const items = [anOrderItem({ status: "c_declined", cancellation: declined }), SHAWL];
  const { order, key } = await anOrderOfTwo({ ...UNPAID, items });
  expect((await (await aVisitor()).ask(request, asking(order.id, key, [1]))).status).toBe(200);
  expect(await statusOf(order.id)).toEqual(["placed", "c_declined", "c_requested"]);
});

it("takes the form without JavaScript, and goes back to where the shopper came from", async () => {
  const { order, key } = await anOrderOfTwo(PAID);
  const form = { _method: "PATCH", order_id: order.id, key, items: "0", "cancel_info.title": "by_mistake" };
  const guest = await aVisitor();
  const send = async (shopper: Shopper, { id }: Order, fields: Record<string, string>, query = "") => {
    const path = `/api/orders/${id}${query}`;
    const answer = await shopper.ask(postRequest, { method: "POST", path, params: { order_id: id }, form: fields });
    return answer.headers.get("location");
  };
  const page = `/checkout/order-summary/${order.id}?key=${key}`;
  expect(await send(guest, order, form, `?key=${key}`)).toBe(`${page}&done=cancellation_asked`);
  expect(await send(guest, order, form, `?key=${key}`)).toBe(`${page}&refusal=item_not_cancellable`);

  const asha = await aCustomer("asha@example.com");
  const { _id: customerId } = await (await asha.ask(readProfile)).json();
  const own = await anOrderOfTwo({ ...UNPAID, customerId, items: [anOrderItem()] });
  const { key: _, ...ownForm } = { ...form, order_id: own.order.id };
  expect(await send(asha, own.order, ownForm)).toBe(`/account/orders/${own.order.id}?done=order_cancelled`);
});
