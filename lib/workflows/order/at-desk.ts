import "server-only";
import { lockCart } from "@/lib/data/cart/carts";
import { removeAllCartItems } from "@/lib/data/cart/items";
import { insertOrderNote } from "@/lib/data/order/notes";
import { findChoiceBySku, findProductChoices } from "@/lib/data/product/sold-items";
import { getDatabase } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { cartOwner } from "@/lib/domain/cart/cart";
import type { CheckoutChange } from "@/lib/domain/checkout/change";
import type { PricedCheckout } from "@/lib/domain/checkout/checkout";
import type { Order } from "@/lib/domain/order/order";
import type { PlaceOrderRefusal } from "@/lib/domain/order/refusals";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import { readContact } from "@/lib/workflows/authentication/contact";
import { addToCart, type NewItemRefusal } from "@/lib/workflows/cart/change";
import { type ChangeRefusal, changeCheckout } from "@/lib/workflows/checkout/change";
import { type StartRefusal, startCheckout } from "@/lib/workflows/checkout/start";
import { placeOrder } from "./place";

/** An order that somebody at the desk types for a customer who is on the phone. */
export type DeskDraft = {
  /** Names the draft; its items and choices are kept under it, apart from every shopper's. */
  draftId: string;
  /** The customer's e-mail address or mobile number. */
  contact: string;
  /** Quantities in hundredths of the unit. */
  items: readonly { sku: string; quantity: number }[];
  choices: CheckoutChange;
};

type DraftRefusal = "mobile_invalid" | "sku_unknown" | NewItemRefusal | StartRefusal | ChangeRefusal;

type Typist = Result<{ store: StoreDetails; visitor: Visitor }, "mobile_invalid">;

/**
 * The customer of a draft as a guest of the shop, so that everything is priced, taken and mailed as for any shopper.
 * Their id is none that a browser's token can have. Whether the store takes guests or asks for its terms is between it
 * and shoppers who order by themselves: an order says nothing of consent that nobody gave.
 */
function callerOf(store: StoreDetails, { draftId, contact }: Pick<DeskDraft, "draftId" | "contact">): Typist {
  const read = readContact(store, contact);
  if (!read.ok) return read;
  const { recipient, number } = read.value;
  const person = number ? { email: "", mobile: recipient } : { email: recipient.toLowerCase(), mobile: "" };
  const visitor = { kind: "guest", anonymousId: `desk-${draftId}`, sessionId: "", ...person } as const;
  const setting = { ...store.setting, guestCheckout: true };
  const features = { ...store.features, termsAcceptance: false };
  return ok({ store: { ...store, setting, features }, visitor });
}

/** Prices a draft. What is missing for an order are refusals of the checkout; what cannot be at all is refused here. */
export async function priceDeskDraft(
  store: StoreDetails,
  draft: DeskDraft,
): Promise<Result<PricedCheckout, DraftRefusal> | TooManyAttempts> {
  const caller = callerOf(store, draft);
  if (!caller.ok) return caller;
  const { visitor } = caller.value;
  await getDatabase().transaction(async (database) => {
    const cart = await lockCart(store.id, cartOwner(visitor), clock.now(), database);
    await removeAllCartItems(store.id, cart.id, database);
  });
  for (const [index, { sku, quantity }] of draft.items.entries()) {
    const choice = await findChoiceBySku(store.id, sku);
    const product = choice && (await findProductChoices(store.id, choice.productId));
    if (!choice || !product) return fail("sku_unknown", `items.${index}`);
    const { productId, options } = choice;
    const variantTypes = product.optionNames.map((name, at) => ({ name, value: options[at] ?? "" }));
    const plain = { addonId: "", modelId: "", answers: [], unit: null };
    const chosen = { ...plain, productId, quantity, variantTypes };
    const added = await addToCart({ ...caller.value, currencyCode: null }, chosen);
    if (!added.ok) return fail(added.code, `items.${index}`);
  }
  const started = await startCheckout(caller.value, { buyNow: null, currencyCode: null });
  if (!started.ok) return started;
  const editor = { ...caller.value, address: visitor.anonymousId };
  return changeCheckout(editor, started.value, draft.choices);
}

export type DeskOrderRequest = Pick<DeskDraft, "draftId" | "contact"> & {
  checkoutId: string;
  paymentName: string;
  /** The total that was read out, in minor units of the base currency. */
  seenTotal: number;
  idempotencyKey: string;
  /** Who takes the order. */
  by: string;
  isTest: boolean;
};

/**
 * Places the order of a draft, once per key. It is paid by transfer or on delivery; a customer who would rather pay
 * through a provider gets a payment link of the order.
 */
export async function placeDeskOrder(
  store: StoreDetails,
  request: DeskOrderRequest,
): Promise<Result<Order, PlaceOrderRefusal> | TooManyAttempts> {
  const caller = callerOf(store, request);
  if (!caller.ok) return caller;
  const { visitor } = caller.value;
  const placed = await placeOrder(
    { ...caller.value, address: visitor.anonymousId },
    {
      checkoutId: request.checkoutId,
      paymentName: request.paymentName,
      seenTotal: request.seenTotal,
      acceptsTerms: false,
      codeProof: null,
      isTakenAtDesk: true,
      isTest: request.isTest,
      idempotencyKey: request.idempotencyKey,
      sessionId: "",
    },
  );
  if (!placed.ok) return placed;
  const { order } = placed.value;
  // With the id of the order, so that it is kept once, however often the request is sent.
  const note = {
    id: order.id,
    createdAt: clock.now(),
    author: request.by,
    text: request.isTest ? "A test." : "Taken at the desk.",
  };
  if (order.status !== "pending") await insertOrderNote(store.id, order.id, note);
  return ok(order);
}
