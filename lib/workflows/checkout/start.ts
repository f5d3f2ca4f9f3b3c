import "server-only";
import { findCart } from "@/lib/data/cart/carts";
import { findLatestCheckout, insertCheckout, lockCheckout, updateCheckout } from "@/lib/data/checkout/checkouts";
import { getDatabase } from "@/lib/database/connection";
import { type CartDetails, type ChosenItem, cartOwner, NO_CART_DETAILS } from "@/lib/domain/cart/cart";
import type { ItemRefusal } from "@/lib/domain/cart/refresh";
import { type Checkout, type CheckoutRefusal, isOrdered, type PricedCheckout } from "@/lib/domain/checkout/checkout";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { withCustomerDefaults } from "./customer-defaults";
import { findChosenItem } from "./items";
import { priceCheckout } from "./price";
import type { CheckoutCaller } from "./read";
import { readCheckoutContext } from "./read-context";

export type StartRefusal =
  | Gate
  | ItemRefusal
  | "ordering_off"
  | "product_unknown"
  | "unit_wrong"
  | "variant_unknown"
  | "currency_unknown";

/**
 * The reasons why a checkout is not started, in the order in which they are reported; see docs/domain.md#checkout-gate.
 * A visitor who is not signed in is not refused here, because signing in is part of the checkout.
 */
const GATE = [
  "bag_empty",
  "item_unavailable",
  "quantity_refused",
  "value_below_minimum",
  "weight_above_maximum",
  "delivery_not_offered",
] as const satisfies readonly CheckoutRefusal[];
type Gate = (typeof GATE)[number];

type StartOptions = {
  /** The item that is bought by itself, without the cart; null if the cart is bought. */
  buyNow: ChosenItem | null;
  /** The currency in which the shopper pays; null for the store's default currency. */
  currencyCode: string | null;
};

/**
 * Starts a checkout and returns its id. If the cart already has an open checkout, that one is continued, with the
 * choices the shopper has made in it.
 *
 * Source: docs/domain.md#buy-now, #checkout-gate and #checkout. "Buy now" is possible in stores with branches too,
 *         because the shopper chooses delivery or pickup during the checkout.
 */
export async function startCheckout(
  caller: CheckoutCaller,
  { buyNow, currencyCode }: StartOptions,
): Promise<Result<string, StartRefusal>> {
  const { store, visitor } = caller;
  if (store.subType === "enquiry") return fail("ordering_off");
  if (currencyCode !== null && !store.currencies.some(({ code }) => code === currencyCode))
    return fail("currency_unknown", "currency");
  if (buyNow) {
    const item = await findChosenItem(store.id, buyNow, "");
    if (!item.ok) return item;
  }

  const context = await readCheckoutContext(store, visitor);
  const owner = cartOwner(visitor);
  const now = clock.now();
  const [latest, cart] = await Promise.all([findLatestCheckout(store.id, owner, now), findCart(store.id, owner)]);
  const resumed = latest?.item === null && !buyNow ? latest : null;
  const started: Checkout = {
    id: "",
    ...NOTHING_CHOSEN,
    ...(latest && detailsOf(latest)),
    ...(resumed && { giftCardCodes: resumed.giftCardCodes }),
    item: buyNow,
    currencyCode: currencyCode ?? "",
    ...detailsForOrder(buyNow ? null : cart),
  };
  const checkout = await withCustomerDefaults(context, started);
  const priced = await priceCheckout(context, checkout);
  const refusal = gateRefusal(priced);
  if (refusal) return fail(refusal);

  const saved = { ...checkout, currencyCode: priced.checkout.currencyCode };
  return getDatabase().transaction(async (database) => {
    const locked = resumed && (await lockCheckout(store.id, owner, resumed.id, database));
    // The checkout to be continued may have become an order since it was read; then a new one is started.
    if (!locked || isOrdered(locked)) return ok(await insertCheckout(store.id, owner, saved, now, database));
    await updateCheckout(store.id, { ...saved, id: locked.id }, now, database);
    return ok(locked.id);
  });
}

const NOTHING_CHOSEN = {
  kind: null,
  shippingAddress: null,
  billingAddress: null,
  shippingMethodId: null,
  branchId: null,
  collector: null,
  slot: null,
  giftCardCodes: [],
  gst: { company: "", number: "" },
  orderId: null,
  quotationId: null,
} as const satisfies Partial<Checkout>;

/** What a new checkout takes over from the last one: choices that shoppers usually repeat, such as addresses. */
function detailsOf(checkout: Checkout) {
  const { kind, shippingAddress, billingAddress, shippingMethodId, branchId, collector, slot, gst } = checkout;
  return { kind, shippingAddress, billingAddress, shippingMethodId, branchId, collector, slot, gst };
}

/** What the shopper said in the cart: it goes to the checkout of the cart, and what is said there comes back. */
function detailsForOrder(cart: CartDetails | null): CartDetails {
  const { note, isGiftWrapped, offerCode, giftMessage, hidesPrices } = cart ?? NO_CART_DETAILS;
  return { note, isGiftWrapped, offerCode, giftMessage, hidesPrices };
}

function gateRefusal({ checkout, items, refusals }: PricedCheckout): Gate | ItemRefusal | null {
  // If the checkout is for a single item, its own refusal is reported, because it is more precise than those of the
  // checkout.
  const itemRefusal = checkout.item && items[0]?.refusal;
  return itemRefusal || (GATE.find((code) => refusals.includes(code)) ?? null);
}
