import { randomUUID } from "node:crypto";
import { readStore } from "@/lib/cached/read-store";
import { lockCart } from "@/lib/data/cart/carts";
import { saveCartItem } from "@/lib/data/cart/items";
import { insertCheckout } from "@/lib/data/checkout/checkouts";
import { insertCustomer } from "@/lib/data/customer/customers";
import { getDatabase } from "@/lib/database/connection";
import { sharedLists } from "@/lib/database/schema/content";
import { giftCards } from "@/lib/database/schema/gift-card";
import type { CustomerVisitor, Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { Checkout } from "@/lib/domain/checkout/checkout";
import type { StoreDetails } from "@/lib/domain/store/store";
import { aCartItem } from "../factories/cart";
import { anAddress } from "../factories/order";
import { aStoreAnswer } from "../factories/store-answer";
import { insertStore } from "../factories/store-row";

// The store offers a payment method only if the method's secrets are set.
process.env.SQUARE_ACCESS_TOKEN = "square-token";

/** Inserts the only store of a suite: it has three payment methods and one shipping method for ₹80. */
export async function insertSellingStore(
  overrides: Record<string, unknown> = {},
  moreFeatures: readonly string[] = [],
): Promise<StoreDetails> {
  const account = { account_number: "0012345678", application_id: "sandbox-app", location_id: "LOCATION" };
  const { store_details, ys_features } = aStoreAnswer({
    payment_types: [
      { name: "COD", btn_name: "Cash on delivery", status: "active", cod_config: { cod_charges: 50 } },
      { name: "Bank Payment", status: "active", app_config: account },
      { name: "Square", status: "active", mode: "sandbox", app_config: account },
    ],
    store_properties: [{ checkout_setting: { cod_apply_coupon: true } }],
    ...overrides,
  });
  await insertStore("nila-loom", {
    details: store_details,
    features: [...ys_features, "giftcard", "order_note", "gift_order", ...moreFeatures],
  });
  await insertShared("shipping_method", "post", { name: "Post", shipping_type: "Domestic", shipping_price: 80 });
  return testStore();
}

export async function testStore(): Promise<StoreDetails> {
  const store = await readStore("nila-loom");
  if (!store) throw new Error("The suite has not set up its store");
  return store;
}

async function insertShared(kind: string, id: string, content: object): Promise<void> {
  await getDatabase().insert(sharedLists).values({ storeId: "nila-loom", kind, id, content });
}

/** Inserts an offer of ten percent off the order, with the code `id`. `content` may override that. */
export async function insertOffer(id: string, content: object = {}): Promise<void> {
  const percent = { discount_type: "percentage", discount_value: 10, apply_to: "order", ...content };
  await insertShared("offer", id, {
    code: id,
    code_type: "discount",
    enable_status: true,
    status: "active",
    ...percent,
  });
}

/** Inserts a gift card of a thousand rupees. */
export async function insertGiftCard(code: string, overrides: Partial<typeof giftCards.$inferInsert> = {}) {
  const card = { kind: "wallet", price: 100_000, balance: 100_000, status: "active", ...overrides };
  await getDatabase()
    .insert(giftCards)
    .values({ storeId: "nila-loom", code, ...card });
}

let buyers = 0;

/** Creates a customer of the store who is signed in. */
export async function aBuyer(): Promise<CustomerVisitor> {
  const name = `buyer-${process.pid}-${++buyers}`;
  const customer = await insertCustomer(
    "nila-loom",
    {
      name: "Asha Menon",
      email: `${name}@example.com`,
      passwordHash: null,
      dialCode: "",
      mobile: "",
      isMobileVerified: false,
    },
    new Date(),
    getDatabase(),
  );
  if (!customer) throw new Error("This buyer exists already");
  return { kind: "customer", anonymousId: name, sessionId: name, customerId: customer.id };
}

export function aGuest(): Visitor {
  const name = `guest-${process.pid}-${++buyers}`;
  return { kind: "guest", anonymousId: name, sessionId: name, email: `${name}@example.com`, mobile: "" };
}

export type Chosen = { productId: string; options?: readonly string[]; quantity?: number; modelId?: string };

export async function putIntoCart(visitor: Visitor, chosen: Chosen): Promise<void> {
  await getDatabase().transaction(async (database) => {
    const now = new Date();
    const cart = await lockCart("nila-loom", cartOwner(visitor), now, database);
    await saveCartItem("nila-loom", cart.id, aCartItem({ id: randomUUID(), ...chosen }), now, database);
  });
}

/** Creates a complete checkout of the visitor's cart, with delivery within Kerala. Returns its id. */
export function aReadyCheckout(visitor: Visitor, overrides: Partial<Checkout> = {}): Promise<string> {
  const checkout: Omit<Checkout, "id"> = {
    item: null,
    currencyCode: "INR",
    kind: "delivery",
    shippingAddress: anAddress(),
    billingAddress: null,
    shippingMethodId: "post",
    branchId: null,
    collector: null,
    slot: null,
    offerCode: "",
    giftCardCodes: [],
    note: "",
    isGiftWrapped: false,
    giftMessage: "",
    hidesPrices: false,
    gst: { company: "", number: "" },
    orderId: null,
    quotationId: null,
    ...overrides,
  };
  return insertCheckout("nila-loom", cartOwner(visitor), checkout, new Date());
}

/** The request that places the order of this checkout, with cash on delivery as payment method. */
export function anOrderRequest(checkoutId: string) {
  return {
    checkoutId,
    paymentName: "COD",
    acceptsTerms: false,
    seenTotal: null,
    codeProof: null,
    idempotencyKey: randomUUID(),
    sessionId: "",
  };
}
