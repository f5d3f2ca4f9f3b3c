import { eq } from "drizzle-orm";
import { forgetRemembered } from "@/lib/cached/remembered";
import { findCart } from "@/lib/data/cart/carts";
import { findCustomer } from "@/lib/data/customer/customers";
import {
  forgetOldConsents,
  removeConsentsOfReader,
  removeCustomerConsent,
  saveLeftCartConsent,
} from "@/lib/data/left-cart/consents";
import { saveSuppressions } from "@/lib/data/outbox/suppressions";
import { setStoreStatus } from "@/lib/data/store/stores";
import { getDatabase } from "@/lib/database/connection";
import { cartItems, carts } from "@/lib/database/schema/cart";
import { checkouts } from "@/lib/database/schema/checkout";
import { leftCartConsents } from "@/lib/database/schema/left-cart";
import { orders } from "@/lib/database/schema/order";
import { outboxMessages, suppressedAddresses } from "@/lib/database/schema/outbox";
import { products } from "@/lib/database/schema/product";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { StoreDetails } from "@/lib/domain/store/store";
import { remindOfLeftCarts } from "@/lib/workflows/left-cart/remind";
import { placeOrder } from "@/lib/workflows/order/place";
import { insertProduct } from "@/tests/factories/product-row";
import { aBuyer, aGuest, anOrderRequest, aReadyCheckout, insertSellingStore, putIntoCart } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
const storeId = "nila-loom";
const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);
let store: StoreDetails;

beforeAll(async () => {
  store = await insertSellingStore({
    store_properties: [{ application_setting: { left_cart: { after_hours: 24 } }, checkout_setting: {} }],
  });
  const pictures = [{ src: "products/stole.webp", width: 900, height: 1060, alt: "" }];
  await insertProduct({ id: "stole", name: "Blue stole", pictures });
  await insertProduct({ id: "shawl", name: "Wool shawl" });
});
beforeEach(async () => {
  const database = getDatabase();
  for (const table of [leftCartConsents, outboxMessages, suppressedAddresses, carts, checkouts, orders])
    await database.delete(table);
  await database.update(products).set({ stock: 1_000, status: "active" });
});

async function emailOf(visitor: Visitor): Promise<string> {
  if (visitor.kind === "guest") return visitor.email;
  if (visitor.kind !== "customer") throw new Error("Nobody has told an address");
  return (await findCustomer(storeId, visitor.customerId))?.email ?? "";
}

/** A visitor who agreed to the e-mail and left a stole in the bag. */
async function whoLeft<Kind extends Visitor>(visitor: Kind, productId = "stole"): Promise<Kind> {
  await putIntoCart(visitor, { productId });
  if (visitor.kind === "customer") {
    await saveLeftCartConsent(storeId, { kind: "customer", customerId: visitor.customerId }, new Date());
  } else if (visitor.kind === "guest") {
    const { anonymousId, email } = visitor;
    await saveLeftCartConsent(storeId, { kind: "guest", anonymousId, email }, new Date());
  }
  return visitor;
}
const mails = async () =>
  (await getDatabase().select().from(outboxMessages))
    .filter(({ template }) => template === "left_cart")
    .map(({ recipient, content }) => ({ recipient, content }));

it.each([
  ["a guest", async () => aGuest()],
  ["a customer", aBuyer],
])("reminds %s once of the bag, with its items and links to bring it back and to stop", async (_, visitor) => {
  const shopper = await whoLeft(await visitor());
  expect(await remindOfLeftCarts(later(23.9))).toEqual({ reminded: 0 });
  expect(await remindOfLeftCarts(later(24.1))).toEqual({ reminded: 1 });
  expect(await mails()).toEqual([
    {
      recipient: await emailOf(shopper),
      content: {
        items: [{ label: "Blue stole", slug: "stole", image: "products/stole.webp", amount: expect.any(String) }],
        link: expect.stringMatching(/^https:\/\/shop\.example\/in\/left-cart\?token=[\w-]{43}$/),
        stopLink: expect.stringMatching(/^https:\/\/shop\.example\/in\/stop-mails\?list=left-carts&token=[\w-]{36}$/),
      },
    },
  ]);
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 0 });
});

it("sends one e-mail, even if two workers find the bag at once", async () => {
  await whoLeft(aGuest());
  const now = later(25);
  const found = await Promise.all([remindOfLeftCarts(now), remindOfLeftCarts(now), remindOfLeftCarts(now)]);
  expect(found.map(({ reminded }) => reminded).sort()).toEqual([0, 0, 1]);
  expect(await mails()).toHaveLength(1);
});

it("never reminds without consent, nor after it was withdrawn", async () => {
  await putIntoCart(aGuest(), { productId: "stole" });
  const [customer, guest] = [await whoLeft(await aBuyer()), await whoLeft(aGuest())];
  await removeCustomerConsent(storeId, customer.customerId);
  const consents = await getDatabase().select().from(leftCartConsents);
  expect(consents.map(({ email }) => email)).toEqual([await emailOf(guest)]);
  await removeConsentsOfReader(storeId, consents[0]?.mailToken ?? "");
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 0 });
});

it("ends the e-mails to one address in all browsers and the account, and to nobody else", async () => {
  const customer = await whoLeft(await aBuyer());
  const email = await emailOf(customer);
  for (const browser of ["one", "other"])
    await saveLeftCartConsent(storeId, { kind: "guest", anonymousId: browser, email }, new Date());
  const other = await whoLeft(aGuest());
  const rows = await getDatabase().select().from(leftCartConsents);
  await removeConsentsOfReader("another", rows[0]?.mailToken ?? "");
  expect(await getDatabase().select().from(leftCartConsents)).toHaveLength(4);
  await removeConsentsOfReader(storeId, rows.find(({ anonymousId }) => anonymousId === "one")?.mailToken ?? "");
  const kept = await getDatabase().select().from(leftCartConsents);
  expect(kept.map(({ email }) => email)).toEqual([await emailOf(other)]);
});

it.each([
  ["delivered and paid there", "COD"],
  ["not paid yet at the provider", "Square"],
])("never reminds after an order that is %s", async (_, paymentName) => {
  const visitor = await whoLeft(aGuest());
  const request = { ...anOrderRequest(await aReadyCheckout(visitor)), paymentName };
  expect(await placeOrder({ store, visitor, address: visitor.anonymousId }, request)).toMatchObject({ ok: true });
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 0 });
});

it("never reminds after an order of the same address from another browser, or of one item alone", async () => {
  const visitor = await whoLeft(aGuest());
  const elsewhere: Visitor = {
    ...aGuest(),
    kind: "guest",
    email: await emailOf(visitor),
    mobile: "",
    sessionId: "elsewhere",
  };
  const item = {
    productId: "shawl",
    quantity: 100,
    unit: null,
    variantTypes: [],
    addonId: "",
    modelId: "",
    answers: [],
  };
  const request = anOrderRequest(await aReadyCheckout(elsewhere, { item }));
  expect(await placeOrder({ store, visitor: elsewhere, address: "elsewhere" }, request)).toMatchObject({ ok: true });
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 0 });
});

it("starts anew when the bag is changed, and forgets one that was emptied", async () => {
  const visitor = await whoLeft(aGuest());
  await getDatabase()
    .update(carts)
    .set({ modifiedAt: later(20) });
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 0 });
  await getDatabase().delete(cartItems);
  expect(await remindOfLeftCarts(later(45))).toEqual({ reminded: 0 });
  await putIntoCart(visitor, { productId: "shawl" });
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 1 });
});

it("reminds of a changed bag no second time, but of another one in its place", async () => {
  const visitor = await whoLeft(aGuest());
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 1 });
  await getDatabase()
    .update(carts)
    .set({ modifiedAt: later(26) });
  await getDatabase()
    .insert(cartItems)
    .values(await anItemPutIn(visitor, "shawl", later(26)));
  expect(await remindOfLeftCarts(later(51))).toEqual({ reminded: 0 });
  await getDatabase().delete(cartItems);
  await getDatabase()
    .insert(cartItems)
    .values(await anItemPutIn(visitor, "shawl", later(26)));
  expect(await remindOfLeftCarts(later(51))).toEqual({ reminded: 1 });
});

async function anItemPutIn(visitor: Visitor, productId: string, createdAt: Date) {
  const cart = await findCart(storeId, cartOwner(visitor));
  const seen = { name: productId, optionNames: [], options: [], unit: "Pcs", quantity: 100, seenPrice: 100_000 };
  return { storeId, id: `${productId}-later`, cartId: cart?.id ?? "", productId, ...seen, createdAt };
}

it("leaves out what is not sold, and waits while nothing is", async () => {
  const visitor = await whoLeft(aGuest());
  await getDatabase().update(products).set({ stock: 0 });
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 0 });
  await putIntoCart(visitor, { productId: "shawl" });
  await getDatabase().update(products).set({ stock: 500, status: "active" });
  await getDatabase().update(cartItems).set({ unit: "Mts" }).where(eq(cartItems.productId, "stole"));
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 1 });
  expect(await mails()).toMatchObject([{ content: { items: [{ label: "Wool shawl" }] } }]);
});

it("reminds nobody on the suppression list, of old bags, or of a store that is closed or does not remind", async () => {
  const visitor = await whoLeft(aGuest());
  const email = await emailOf(visitor);
  await saveSuppressions(storeId, [{ email, reason: "complained", detail: "", createdAt: new Date() }]);
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 0 });
  await getDatabase().delete(suppressedAddresses);
  expect(await remindOfLeftCarts(later(24 + 72.1))).toEqual({ reminded: 0 });
  await setStoreStatus(storeId, "inactive");
  forgetRemembered();
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 0 });
  await setStoreStatus(storeId, "active");
  forgetRemembered();
  expect(await remindOfLeftCarts(later(25))).toEqual({ reminded: 1 });
});

it("forgets the consents of guests after thirty days, and keeps those of customers", async () => {
  await whoLeft(aGuest());
  await whoLeft(await aBuyer());
  await forgetOldConsents(later(29 * 24));
  expect(await getDatabase().select().from(leftCartConsents)).toHaveLength(2);
  await forgetOldConsents(later(31 * 24));
  expect(await getDatabase().select().from(leftCartConsents)).toMatchObject([{ email: null }]);
});
