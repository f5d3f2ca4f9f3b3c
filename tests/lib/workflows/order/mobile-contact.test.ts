import { eq } from "drizzle-orm";
import { findCustomer, insertCustomer } from "@/lib/data/customer/customers";
import { claimGuestOrders } from "@/lib/data/order/guest-orders";
import { getDatabase } from "@/lib/database/connection";
import { outboxMessages } from "@/lib/database/schema/outbox";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { StoreDetails } from "@/lib/domain/store/store";
import { TEMPLATES } from "@/lib/messages/mail/templates";
import { cancelOrder, takeParcelBack } from "@/lib/workflows/order/cancel";
import { dispatchParcel } from "@/lib/workflows/order/dispatch";
import { queueOrderMail } from "@/lib/workflows/order/mail/mails";
import { placeOrder } from "@/lib/workflows/order/place";
import { markCustomers } from "@/lib/workflows/order/read";
import { deliverOutbox } from "@/lib/workflows/outbox/deliver";
import { insertProduct } from "@/tests/factories/product-row";
import { server } from "@/tests/mocks/server";
import { SMS_GATEWAY, smsGateway } from "@/tests/mocks/sms-gateway";
import { aGuest, anOrderRequest, aReadyCheckout, insertSellingStore, putIntoCart } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";
import { currentOrder } from "@/tests/support/payer";
import { messagesTo } from "@/tests/support/shopper";

/** Orders of shoppers who have a mobile number and no e-mail address; decision 81. */

useTestDatabase();
let store: StoreDetails;
beforeAll(async () => {
  store = await insertSellingStore({
    payment_types: [{ name: "COD", status: "active", cod_config: { max_parcels_came_back: 1 } }],
  });
  await insertProduct({ id: "shawl", stock: 10_000 });
});

let numbers = 0;
function aMobileGuest(): Extract<Visitor, { kind: "guest" }> & { mobile: string } {
  const mobile = `+9198765430${String(++numbers).padStart(2, "0")}`;
  return { ...aGuest(), kind: "guest", sessionId: mobile, email: "", mobile };
}

async function ordered(visitor: Visitor) {
  await putIntoCart(visitor, { productId: "shawl" });
  const request = { ...anOrderRequest(await aReadyCheckout(visitor)), paymentName: "COD" };
  const placed = await placeOrder({ store, visitor, address: visitor.anonymousId }, request);
  if (!placed.ok) throw new Error(placed.code);
  return placed.value.order;
}

async function dispatched(visitor: Visitor) {
  const order = await ordered(visitor);
  const parcel = { items: null, carrier: "", trackingLink: "", trackingNumber: "", idempotencyKey: null };
  await dispatchParcel(store, order.id, parcel);
  return order;
}

it("tells the shopper each step by text message, with the link to the order", async () => {
  const guest = aMobileGuest();
  const order = await dispatched(guest);
  expect(order).toMatchObject({ customerId: null, email: "", contactMobile: guest.mobile });
  expect((await messagesTo(guest.mobile)).map(({ template }) => template)).toEqual([
    "order_dispatched",
    "order_placed",
  ]);
  const { handler, requests } = smsGateway();
  server.use(handler);
  const settings = { DATA_DIR: "", SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: undefined, SMS_GATEWAY_URL: SMS_GATEWAY };
  const log = jest.spyOn(console, "error").mockImplementation();
  await deliverOutbox({ settings: { ...settings, SMS_GATEWAY_TOKEN: undefined } });
  log.mockRestore();
  const link = `${store.origin}${orderSummaryPath(order.id, "").replace(/key=.*/, "")}key=…`;
  const sent = requests.map(({ body }) => body as { to: string; text: string });
  expect(sent.every(({ to }) => to === guest.mobile)).toBe(true);
  expect(sent.map(({ text }) => text.replace(/key=[\w-]+/, "key=…"))).toEqual([
    `Your order ${order.number} at ${store.name}\n${link}`,
    `${store.name}: Order ${order.number} is on its way\n${link}`,
  ]);
});

it("tells the owner the number to call, where there is no address to reply to", async () => {
  const order = await ordered(aMobileGuest());
  const addressed = { ...store, company: { ...store.company, email: "owner@shop.example" } };
  const now = new Date();
  await queueOrderMail(addressed, order, { kind: "placed", payment: null }, now, getDatabase());
  const [toOwner] = await getDatabase()
    .select({ content: outboxMessages.content })
    .from(outboxMessages)
    .where(eq(outboxMessages.template, "owner_new_order"));
  const mail = TEMPLATES.owner_new_order.write(toOwner?.content, store);
  expect(mail.replyTo).toBeNull();
  expect(mail.text).toContain(order.contactMobile);
});

it("goes to the account of whoever confirms the number, and to no other account without an address", async () => {
  const guest = aMobileGuest();
  const order = await ordered(guest);
  const aCustomerWith = async (mobile: string, isMobileVerified: boolean, email = "") => {
    const person = { name: "Ravi", email, passwordHash: null, dialCode: "+91", mobile: mobile.slice(3) };
    const customer = await insertCustomer("nila-loom", { ...person, isMobileVerified }, new Date(), getDatabase());
    if (!customer) throw new Error("This customer exists already");
    await claimGuestOrders("nila-loom", customer, getDatabase());
    return customer.id;
  };
  await aCustomerWith(aMobileGuest().mobile, true);
  await aCustomerWith(guest.mobile, false, "unconfirmed@example.com");
  expect((await currentOrder(order)).customerId).toBeNull();
  const owner = await aCustomerWith(guest.mobile, true);
  expect((await currentOrder(order)).customerId).toBe(owner);
  expect(await findCustomer("nila-loom", owner)).toMatchObject({ email: "" });
});

it("counts the parcels that came back from the number, and not those of other people without an address", async () => {
  const [guest, other] = [aMobileGuest(), aMobileGuest()];
  const order = await dispatched(guest);
  expect(await takeParcelBack(store, order.id)).toMatchObject({ ok: true });
  const marked = await markCustomers("nila-loom", [await currentOrder(order), await ordered(other)]);
  expect(marked.map(({ parcelsCameBack }) => parcelsCameBack)).toEqual([1, 0]);
  await expect(ordered(guest)).rejects.toThrow(/payment_refused|cod/);
});

it("tells of a cancellation, too", async () => {
  const guest = aMobileGuest();
  const order = await ordered(guest);
  expect(await cancelOrder(store, order.id, { positions: null, reason: "" })).toMatchObject({ ok: true });
  expect((await messagesTo(guest.mobile)).map(({ template }) => template)).toContain("order_cancelled");
});
