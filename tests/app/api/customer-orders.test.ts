import { POST as signInGuest } from "@/app/api/account/guest/route";
import { GET as readProfile } from "@/app/api/account/route";
import { GET as readCart } from "@/app/api/cart/route";
import { POST as reorder } from "@/app/api/orders/[order_id]/re-order/route";
import { POST as postCancellation, PATCH as requestCancellation } from "@/app/api/orders/[order_id]/route";
import { GET as listOrders } from "@/app/api/orders/route";
import { findOrder, insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { orders } from "@/lib/database/schema/order";
import type { Order } from "@/lib/domain/order/order";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertProduct } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";
import { aCustomer, aVisitor, messagesTo, type Shopper, told } from "@/tests/support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();

let asha: Shopper;
let customerId: string;
beforeAll(async () => {
  await insertStore("nila-loom");
  await insertProduct({ id: "stole", slug: "stole", stock: null });
  asha = await aCustomer("asha@example.com");
  customerId = (await (await asha.ask(readProfile)).json())._id;
}, 30_000);
afterEach(() => getDatabase().delete(orders));

let made = 0;
async function keep(overrides: Partial<Order> = {}): Promise<Order> {
  made += 1;
  const day = new Date(Date.UTC(2026, 10, 1, 0, made));
  const names = { id: `order${made}`, number: `${made}-1126`, invoiceNumber: null };
  const order = anOrder({ ...names, customerId, createdAt: day, placedAt: day, ...overrides });
  await insertOrder("nila-loom", order, day, getDatabase());
  return order;
}

async function listed(query = "") {
  const { list, ...paging } = await (await asha.ask(listOrders, { path: `/api/orders${query}` })).json();
  return { numbers: list.map(({ order_number }: { order_number: string }) => order_number), ...paging };
}

const cancelling = (body: object, id: string) => ({ method: "PATCH", params: { order_id: id }, body });

it("lists the orders of one type, the newest first, without pending ones", async () => {
  const first = await keep();
  await keep({ status: "delivered" });
  await keep({ status: "pending" });
  await keep({ status: "lapsed", placedAt: null });
  const last = await keep({ status: "dispatched" });
  expect(await listed()).toMatchObject({ numbers: [last.number, first.number], total: 2, total_pages: 1 });
  expect((await listed("?type=completed")).total).toBe(1);
  expect((await listed("?type=cancelled")).total).toBe(0);
  expect((await asha.ask(listOrders, { path: "/api/orders?type=pending" })).status).toBe(400);
});

it("lists an order whose transfer did not arrive among the cancelled ones", async () => {
  const lapsed = await keep({ status: "lapsed", paymentStatus: "failed" });
  expect((await listed("?type=cancelled")).numbers).toEqual([lapsed.number]);
  expect((await listed()).total).toBe(0);
});

it("finds an order by number or item, and treats wildcards as text", async () => {
  const saree = await keep({ items: [anOrderItem({ name: "Silk saree, 100 %" })] });
  const stole = await keep();
  expect((await listed(`?q=${stole.number}`)).numbers).toEqual([stole.number]);
  expect((await listed("?q=SILK")).numbers).toEqual([saree.number]);
  expect((await listed(`?q=${encodeURIComponent("%")}`)).numbers).toEqual([saree.number]);
});

it("lists ten orders per page", async () => {
  for (let number = 0; number < 12; number += 1) await keep();
  expect(await listed("?page=2")).toMatchObject({ total: 12, limit: 10, total_pages: 2 });
  expect((await listed("?page=2")).numbers).toHaveLength(2);
});

it("takes a cancellation request, and mails customer and owner", async () => {
  const order = await keep({ items: [anOrderItem(), anOrderItem({ position: 1, name: "Shawl" })] });
  const body = { items: [1], cancel_info: { title: "other", description: "It is too long" } };
  const answer = await (await asha.ask(requestCancellation, cancelling(body, order.id))).json();
  expect(answer.item_list.map(({ item_status }: { item_status: string }) => item_status)).toEqual(["", "c_requested"]);
  const kept = await findOrder("nila-loom", order.id);
  expect(kept?.items[1]).toMatchObject({
    status: "c_requested",
    cancellation: { reason: "other", text: "It is too long", decidedAt: null },
  });
  const [mail] = await messagesTo("asha@example.com");
  expect(mail).toMatchObject({ template: "cancellation_requested", content: { requested: [{ label: "Shawl" }] } });
});

it("passes on a long reason of several lines, and refuses characters the database cannot store", async () => {
  const order = await keep();
  const asking = (description: string) =>
    cancelling({ items: [0], cancel_info: { title: "other", description } }, order.id);
  expect((await asha.ask(requestCancellation, asking("with a null \0"))).status).toBe(400);
  const description = `${"It is too long. ".repeat(60)}\nSorry.`;
  expect((await asha.ask(requestCancellation, asking(description))).status).toBe(200);
  expect((await findOrder("nila-loom", order.id))?.items[0]?.cancellation?.text).toBe(description);
});

it("takes a cancellation form without JavaScript, and redirects to the order", async () => {
  const order = await keep();
  const form = {
    _method: "PATCH",
    order_id: order.id,
    items: "0",
    "cancel_info.title": "too_late",
    "cancel_info.description": "",
  };
  const answer = await asha.ask(postCancellation, { method: "POST", params: { order_id: order.id }, form });
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `/account/orders/${order.id}?done=cancellation_asked`,
  ]);
  const again = await asha.ask(postCancellation, { method: "POST", params: { order_id: order.id }, form });
  expect(again.headers.get("location")).toBe(`/account/orders/${order.id}?refusal=item_not_cancellable`);
});

it.each([
  {
    what: "that has left the shop",
    order: { status: "dispatched" },
    items: [0],
    refusal: [422, "item_not_cancellable"],
  },
  { what: "without items", order: {}, items: [], refusal: [422, "cancel_items_needed"] },
  { what: "that it does not have", order: {}, items: [7], refusal: [422, "cancel_items_needed"] },
] as const)("refuses to cancel what is $what", async ({ order, items, refusal }) => {
  const { id } = await keep(order);
  const body = { items, cancel_info: { title: "by_mistake" } };
  expect(await told(await asha.ask(requestCancellation, cancelling(body, id)))).toEqual(refusal);
});

it("needs a description for another reason", async () => {
  const { id } = await keep();
  const body = { items: [0], cancel_info: { title: "other", description: " " } };
  expect(await told(await asha.ask(requestCancellation, cancelling(body, id)))).toEqual([422, "cancel_text_needed"]);
});

it("hides other people's orders, and guests' orders", async () => {
  const others = [await keep({ customerId: "bina" }), await keep({ customerId: null })];
  const body = { items: [0], cancel_info: { title: "by_mistake" } };
  for (const { id } of [...others, { id: "no-order" }]) {
    expect(await told(await asha.ask(requestCancellation, cancelling(body, id)))).toEqual([404, "order_unknown"]);
    const again = await asha.ask(reorder, { method: "POST", params: { order_id: id }, body: undefined });
    expect(await told(again)).toEqual([404, "order_unknown"]);
  }
  expect((await listed()).total).toBe(0);
  const guest = await aVisitor();
  await guest.ask(signInGuest, { method: "POST", body: { email: "asha@example.com" } });
  expect((await guest.ask(listOrders)).status).toBe(401);
});

it("adds the items still sold to the cart, and says which are not", async () => {
  const items = [anOrderItem({ quantity: 200 }), anOrderItem({ position: 1, productId: "gone" })];
  const { id } = await keep({ items });
  const answer = await asha.ask(reorder, { method: "POST", params: { order_id: id } });
  expect(await answer.json()).toEqual({ added: [0], left_out: [{ position: 1, code: "product_unknown" }] });
  const { items: cart } = await (await asha.ask(readCart)).json();
  expect(cart).toMatchObject([{ product_id: "stole", quantity: 2 }]);
  const form = await asha.ask(reorder, { method: "POST", params: { order_id: id }, form: { order_id: id } });
  expect(form.headers.get("location")).toBe(`/account/orders/${id}?done=reordered_in_part&left=1`);
});
