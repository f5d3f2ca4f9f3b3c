import path from "node:path";
import { eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { type AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { POST as addAddress } from "@/app/api/account/addresses/route";
import { GET as listDevices } from "@/app/api/account/devices/route";
import { POST as sendFeedback } from "@/app/api/account/feedback/route";
import { POST as signInGuest } from "@/app/api/account/guest/route";
import { PATCH as changeProfile, GET as readProfile } from "@/app/api/account/route";
import { POST as addToCart } from "@/app/api/cart/items/route";
import { PATCH as changeCart } from "@/app/api/cart/route";
import { POST as startCheckout } from "@/app/api/checkout/route";
import { GET as openApi } from "@/app/api/openapi.json/route";
import { POST as addWishlistItem } from "@/app/api/wishlist/items/route";
import { PUT as shareWishlist } from "@/app/api/wishlist/shared/route";
import { CALLS } from "@/lib/contracts/api/calls";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import * as authenticationSchema from "@/lib/database/schema/authentication";
import * as cartSchema from "@/lib/database/schema/cart";
import * as checkoutSchema from "@/lib/database/schema/checkout";
import * as accountSchema from "@/lib/database/schema/customer";
import * as enquirySchema from "@/lib/database/schema/enquiry";
import * as orderSchema from "@/lib/database/schema/order";
import * as quotationSchema from "@/lib/database/schema/quotation";
import * as wishlistSchema from "@/lib/database/schema/wishlist";
import { ownerToken } from "@/lib/server/owner-token";
import { anOrder } from "../../factories/order";
import { insertProduct } from "../../factories/product-row";
import { keepPricedQuotation } from "../../factories/quotation-row";
import { aStoreAnswer } from "../../factories/store-answer";
import { insertStore } from "../../factories/store-row";
import { useTestDatabase } from "../../support/database";
import { aCustomer, aVisitor, PASSWORD, type Shopper } from "../../support/shopper";

jest.mock("@/lib/workflows/authentication/password-cost", () => ({
  PASSWORD_COST: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}));
useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom", aStoreWithEverything());
  await insertProduct({ id: "stole", stock: null });
  await insertProduct({ id: "shawl", allowPreorder: true });
});

/** A call that the store does not offer would be refused before it could go wrong. */
function aStoreWithEverything() {
  const { store_details: details, ys_features } = aStoreAnswer();
  const [properties] = details.store_properties;
  const application_setting = { ...properties?.application_setting, newsletter_status: true };
  return {
    features: [...ys_features, "customer_feedback", "newsletter", "social_login"],
    details: { ...details, store_properties: [{ ...properties, application_setting }] },
  };
}

/** What a customer owns, by ids and by marks that stand nowhere else. */
type Owned = {
  email: string;
  customerId: string;
  addressId: string;
  deviceId: string;
  itemId: string;
  checkoutId: string;
  shareToken: string;
  orderId: string;
  quotationId: string;
  marks: readonly string[];
};

type Asking = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** What the customer is answered who owns what is asked for. */
  answers?: number;
};

const wrongCode = { body: { code: "000000" }, answers: 422 };

/**
 * How to make each call so that it is about what a customer owns. A new call needs its line here: think of what it would
 * let somebody read or change, and name that. Calls of owners need no input, since nobody else gets as far.
 */
const CASES: Record<string, (owned: Owned) => Asking> = {
  "GET /api/products": () => ({}),
  "GET /api/products/{id}/stock": () => ({ params: { id: "none" }, answers: 404 }),
  "GET /api/search": () => ({ query: "?q=saree" }),
  "POST /api/enquiries": () => ({
    body: { product_id: "shawl", name: "Somebody", email: "somebody@example.com", message: "When?" },
  }),
  "POST /api/newsletter": () => ({ body: { email: "reader@example.com" } }),
  "POST /api/newsletter/unsubscribe-link": () => ({ body: { email: "reader@example.com" } }),
  "POST /api/newsletter/unsubscribe": () => ({ body: { token: "nobodys" }, answers: 422 }),
  "GET /api/session": () => ({}),

  "GET /api/cart": () => ({}),
  "PATCH /api/cart": () => ({ body: { note: "Changed" } }),
  "POST /api/cart/items": () => ({ body: { product_id: "stole", quantity: 1 } }),
  "PATCH /api/cart/items/{item_id}": ({ itemId }) => ({ params: { item_id: itemId }, body: { quantity: 2 } }),
  "POST /api/cart/items/{item_id}/move": ({ itemId }) => ({ params: { item_id: itemId } }),
  "DELETE /api/cart/items/{item_id}": ({ itemId }) => ({ params: { item_id: itemId } }),

  "POST /api/checkout": () => ({ body: { buy_now: { product_id: "stole", quantity: 1 } } }),
  "GET /api/checkout/{checkout_id}": ({ checkoutId }) => ({ params: { checkout_id: checkoutId } }),
  "PATCH /api/checkout/{checkout_id}": ({ checkoutId }) => ({
    params: { checkout_id: checkoutId },
    body: { order_type: "delivery" },
  }),

  "GET /api/wishlist": () => ({}),
  "POST /api/wishlist/items": () => ({ body: { product_id: "shawl" } }),
  "DELETE /api/wishlist/items/{product_id}": () => ({ params: { product_id: "stole" } }),
  "PATCH /api/wishlist/items/{product_id}": () => ({ params: { product_id: "stole" }, body: { alert: true } }),
  "POST /api/wishlist/items/{product_id}/move": () => ({ params: { product_id: "stole" }, body: { quantity: 1 } }),
  "PUT /api/wishlist/shared": () => ({ body: { shared: false } }),
  // Whoever has the link sees the list, but not whose it is.
  "GET /api/wishlist/shared/{share_token}": ({ shareToken }) => ({ params: { share_token: shareToken } }),

  "POST /api/account/sign-in": ({ email }) => ({ body: { email, password: "not-the-password" }, answers: 422 }),
  "POST /api/account/sign-in/code": ({ email }) => ({ body: { email } }),
  "POST /api/account/sign-in/code/confirm": () => wrongCode,
  "POST /api/account/sign-up": ({ email }) => ({ body: { name: "Somebody", email, password: PASSWORD } }),
  "POST /api/account/sign-up/confirm": () => wrongCode,
  "POST /api/account/guest": ({ email }) => ({ body: { email }, answers: 422 }),
  "POST /api/account/sign-out": () => ({ body: { everywhere: true } }),
  "POST /api/account/password/forgotten": ({ email }) => ({ body: { email } }),
  "POST /api/account/password/reset": () => ({ body: { token: "A".repeat(43), password: PASSWORD }, answers: 422 }),
  "GET /api/account/social/{provider}": () => ({ params: { provider: "google" }, answers: 303 }),
  "GET /api/account/social/{provider}/callback": () => ({ params: { provider: "google" }, answers: 303 }),

  "GET /api/orders": () => ({}),
  "PATCH /api/orders/{order_id}": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { items: [0], cancel_info: { title: "by_mistake" } },
  }),
  "POST /api/orders/{order_id}/re-order": ({ orderId }) => ({ params: { order_id: orderId } }),

  // That of the customer's waits for no money; whose orders may be paid by whom is a test of its own.
  "POST /api/orders/{order_id}/payments/square": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { source_id: "cnon:card" },
    answers: 400,
  }),
  "POST /api/orders/{order_id}/payments/foloosi": ({ orderId }) => ({ params: { order_id: orderId }, answers: 404 }),
  "POST /api/orders/{order_id}/payments/foloosi/return": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { transaction_no: "FLS1" },
    answers: 404,
  }),
  "DELETE /api/orders/{order_id}/payments": ({ orderId }) => ({ params: { order_id: orderId }, answers: 404 }),
  "POST /api/checkout/{checkout_id}/cod-code": () => ({
    params: { checkout_id: "none" },
    body: { dial_code: "+91", mobile: "9876543210" },
    answers: 404,
  }),

  "GET /api/account": () => ({}),
  "PATCH /api/account": () => ({ body: { name: "Changed" } }),
  "DELETE /api/account": () => ({ body: { current_password: "not-the-password" }, answers: 422 }),
  "POST /api/account/proof": () => ({}),
  "PUT /api/account/password": () => ({
    body: { current_password: "not-the-password", password: "weld-and-walnut" },
    answers: 422,
  }),
  "POST /api/account/email": ({ email }) => ({ body: { email, current_password: "not-the-password" }, answers: 422 }),
  "POST /api/account/email/confirm": () => wrongCode,
  "POST /api/account/mobile": () => ({ body: { dial_code: "+91", mobile: "9876543210" } }),
  "POST /api/account/mobile/confirm": () => wrongCode,
  "DELETE /api/account/mobile": () => ({}),
  "GET /api/account/devices": () => ({}),
  "DELETE /api/account/devices/{device_id}": ({ deviceId }) => ({ params: { device_id: deviceId } }),
  "GET /api/account/export": () => ({}),
  "GET /api/account/addresses": () => ({}),
  "POST /api/account/addresses": () => ({ body: anAddress("Changed") }),
  "PUT /api/account/addresses/{address_id}": ({ addressId }) => ({
    params: { address_id: addressId },
    body: anAddress("Changed"),
  }),
  "DELETE /api/account/addresses/{address_id}": ({ addressId }) => ({ params: { address_id: addressId } }),
  "POST /api/orders": () => ({
    body: { checkout_id: "none", payment_name: "COD", idempotency_key: "one-try-to-order" },
    answers: 404,
  }),
  "GET /api/orders/{order_id}": ({ orderId }) => ({ params: { order_id: orderId } }),
  "POST /api/orders/{order_id}/payment-reference": ({ orderId }) => ({
    params: { order_id: orderId },
    body: { reference: "Changed" },
  }),

  // What a shop of quotations does is a test of its own.
  "POST /api/quotations": ({ checkoutId }) => ({
    body: { checkout_id: checkoutId, idempotency_key: "one-try-to-ask-for" },
    answers: 422,
  }),
  "GET /api/quotations": () => ({}),
  "GET /api/quotations/{quotation_id}": ({ quotationId }) => ({ params: { quotation_id: quotationId } }),
  "POST /api/quotations/{quotation_id}/approve": ({ quotationId }) => ({
    params: { quotation_id: quotationId },
    body: { revision: 1 },
  }),
  "POST /api/quotations/{quotation_id}/revision": ({ quotationId }) => ({
    params: { quotation_id: quotationId },
    body: { revision: 1, text: "Changed" },
  }),
  "POST /api/quotations/{quotation_id}/cancel": ({ quotationId }) => ({
    params: { quotation_id: quotationId },
    body: { reason: "Changed" },
  }),

  "GET /api/account/gift-cards": () => ({}),
  "POST /api/account/gift-cards/balance": () => ({ body: { code: "NONE-NONE-NONE" }, answers: 422 }),
  "GET /api/account/feedback": () => ({}),
  "POST /api/account/feedback": () => ({ body: { quality: 1, pricing: 1, shipping: 1, comment: "Changed" } }),
};

function anAddress(address: string) {
  const place = { city: "Kochi", state: "Kerala", pincode: "682001", country: "IN" };
  return { type: "home", name: "Somebody", dial_code: "+91", mobile: "9876543210", ...place, address };
}

/** A test of its own compares them with the published document. */
const calls = CALLS.map(({ method, path, caller }) => ({ name: `${method} ${path}`, method, path, caller }));

/** What makes somebody else's rows ours to look at: every table with a customer's id in it, also those to come. */
const TABLES = Object.values<unknown>({
  ...accountSchema,
  ...authenticationSchema,
  ...cartSchema,
  ...checkoutSchema,
  ...orderSchema,
  ...quotationSchema,
  ...enquirySchema,
  ...wishlistSchema,
}).filter(
  (table): table is PgTable & { customerId: AnyPgColumn } =>
    is(table, PgTable) &&
    "customerId" in getTableColumns(table) &&
    // Whoever asks for a link to an address has one mailed there: it is written, and read by the owner alone.
    getTableName(table) !== "password_resets",
);

async function rowsOf(customerId: string) {
  const database = getDatabase();
  const { carts, cartItems } = cartSchema;
  const { wishlists, wishlistItems } = wishlistSchema;
  return {
    customer: await database.select().from(accountSchema.customers).where(eq(accountSchema.customers.id, customerId)),
    cartItems: await database
      .select({ item: cartItems })
      .from(cartItems)
      .innerJoin(carts, eq(carts.id, cartItems.cartId))
      .where(eq(carts.customerId, customerId)),
    wishlistItems: await database
      .select({ wishlistItem: wishlistItems })
      .from(wishlistItems)
      .innerJoin(wishlists, eq(wishlists.id, wishlistItems.listId))
      .where(eq(wishlists.customerId, customerId)),
    rows: await Promise.all(
      TABLES.map(async (table) => {
        const rows = await database.select().from(table).where(eq(table.customerId, customerId));
        return { table: getTableName(table), rows: rows.map((row) => JSON.stringify(row)).sort() };
      }),
    ),
  };
}

let made = 0;

/** A customer with something of everything, and what that is. */
async function anOwner(): Promise<{ shopper: Shopper; owned: Owned }> {
  const mark = `mark${++made}x`;
  const email = `${mark}@example.com`;
  const shopper = await aCustomer(email, `${mark} name`);
  const gst = { company: `${mark} company`, number: "" };
  await shopper.ask(changeProfile, { method: "PATCH", body: { gst } });
  const added = await shopper.ask(addAddress, { method: "POST", body: anAddress(`${mark} lane`) });
  const [{ _id: addressId }] = (await added.json()).address_list;
  const feedback = { quality: 5, pricing: 5, shipping: 5, comment: `${mark} comment` };
  await shopper.ask(sendFeedback, { method: "POST", body: feedback });
  const [{ _id: deviceId }] = (await (await shopper.ask(listDevices)).json()).device_list;
  await shopper.ask(changeCart, { method: "PATCH", body: { note: `${mark} note` } });
  const cart = await shopper.ask(addToCart, { method: "POST", body: { product_id: "stole", quantity: 1 } });
  const [{ item_id: itemId }] = (await cart.json()).items;
  const { _id: customerId } = await (await shopper.ask(readProfile)).json();
  const begun = await shopper.ask(startCheckout, { method: "POST", body: {} });
  const { checkout_id: checkoutId } = await begun.json();
  await shopper.ask(addWishlistItem, { method: "POST", body: { product_id: "stole" } });
  const list = await shopper.ask(shareWishlist, { method: "PUT", body: { shared: true } });
  const { share_token: shareToken } = await list.json();
  const orderId = `${mark}order`;
  const order = anOrder({ id: orderId, number: `${mark}-0001`, customerId, email, customerName: `${mark} name` });
  const awaited = { ...order, paymentStatus: "awaited", invoiceNumber: null } as const;
  await insertOrder("nila-loom", awaited, new Date(), getDatabase());
  const quotationId = `${mark}quotation`;
  const named = { customerId, email, customerName: `${mark} name` };
  await keepPricedQuotation({ ...named, id: quotationId, number: `Q-1126-${mark}` });
  const ids = { customerId, addressId, deviceId, itemId, checkoutId, shareToken, orderId, quotationId };
  return { shopper, owned: { email, ...ids, marks: [mark, ...Object.values(ids)] } };
}

async function handlerOf(address: string, method: string) {
  const folder = address.replace(/^\/api\//, "").replaceAll(/\{(\w+)\}/g, "[$1]");
  const route = await import(path.resolve("app/api", folder, "route"));
  return route[method];
}

async function ask(shopper: Shopper, { method, path, name }: (typeof calls)[number], owned: Owned, headers = {}) {
  const { query = "", ...asking } = CASES[name]?.(owned) ?? {};
  return shopper.ask(await handlerOf(path, method), { method, path: `${path}${query}`, headers, ...asking });
}

async function aGuest(): Promise<Shopper> {
  const guest = await aVisitor();
  await guest.ask(signInGuest, { method: "POST", body: { email: "guest@example.com" } });
  return guest;
}
const asOwnerOfStore = async () => ({ authorization: `Bearer ${await ownerToken()}` });

let a: Awaited<ReturnType<typeof anOwner>>;
beforeAll(async () => {
  a = await anOwner();
}, 30_000);
beforeEach(async () => {
  await getDatabase().delete(authenticationSchema.rateLimits);
});

const isOwners = ({ caller }: (typeof calls)[number]) => caller === "owner";

it("has a case for every call of the published document, and for no other", async () => {
  const { paths } = await openApi().json();
  const documented = Object.entries<Record<string, unknown>>(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(documented.sort()).toEqual(calls.map(({ name }) => name).sort());
  const needed = calls.filter((call) => !isOwners(call)).map(({ name }) => name);
  expect(Object.keys(CASES).sort()).toEqual(needed.sort());
});

it("looks at tables, and at marks that a reader would see", async () => {
  expect(TABLES.map(getTableName)).toEqual(
    expect.arrayContaining(["customer_addresses", "customer_feedback", "visitor_sessions", "known_browsers"]),
  );
  const { rows } = await rowsOf(a.owned.customerId);
  expect(rows.filter(({ rows }) => rows.length > 0).length).toBeGreaterThanOrEqual(4);
});

describe.each(calls.filter(isOwners))("$name", (call) => {
  it("is for the owner of the store and nobody else", async () => {
    for (const shopper of [await aVisitor(), await aGuest(), a.shopper]) {
      expect((await ask(shopper, call, a.owned)).status).toBe(401);
    }
    const wrong = { authorization: `Bearer ${"x".repeat(43)}` };
    expect((await ask(await aVisitor(), call, a.owned, wrong)).status).toBe(401);
    expect([401, 403]).not.toContain((await ask(await aVisitor(), call, a.owned, await asOwnerOfStore())).status);
  });
});

describe.each(calls.filter((call) => !isOwners(call)))("$name", (call) => {
  it("tells and changes nothing of a customer for anybody else", async () => {
    const before = await rowsOf(a.owned.customerId);
    const others: [string, Shopper, object][] = [
      ["an anonymous visitor", await aVisitor(), {}],
      ["a guest", await aGuest(), {}],
      ["another customer", (await anOwner()).shopper, {}],
      ["the owner of the store", await aVisitor(), await asOwnerOfStore()],
    ];
    for (const [who, shopper, headers] of others) {
      const answer = await ask(shopper, call, a.owned, headers);
      const seen = `${await answer.text()} ${[...answer.headers.values()].join(" ")}`;
      const sent = JSON.stringify(CASES[call.name]?.(a.owned));
      const found = a.owned.marks.filter((mark) => seen.includes(mark) && !sent.includes(mark));
      expect({ who, found }).toEqual({ who, found: [] });
      const isCustomer = who === "another customer";
      if (call.caller === "customer" && !isCustomer)
        expect({ who, status: answer.status }).toEqual({ who, status: 401 });
    }
    expect(await rowsOf(a.owned.customerId)).toEqual(before);
  }, 20_000);

  it("works for the customer whose it is", async () => {
    const { shopper, owned } = await anOwner();
    expect((await ask(shopper, call, owned)).status).toBe(CASES[call.name]?.(owned).answers ?? 200);
  }, 20_000);

  if (call.method !== "GET") {
    it("is refused when another site sends it, or the pair is missing or somebody else's", async () => {
      const before = await rowsOf(a.owned.customerId);
      const other = await aVisitor();
      const forged = [
        { origin: "https://elsewhere.example" },
        { "sec-fetch-site": "cross-site" },
        { "x-xsrf-token": "" },
        { "x-xsrf-token": other.cookies.get("XSRF-TOKEN") ?? "" },
      ];
      for (const headers of forged) {
        const answer = await ask(a.shopper, call, a.owned, headers);
        expect({ headers, status: answer.status }).toEqual({ headers, status: 403 });
      }
      expect(await rowsOf(a.owned.customerId)).toEqual(before);
    });
  }
});
