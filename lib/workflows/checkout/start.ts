import "server-only";
import { findCart } from "@/lib/data/cart/carts";
import { findLatestCheckout, insertCheckout, lockCheckout, updateCheckout } from "@/lib/data/checkout/checkouts";
import { getDatabase } from "@/lib/database/connection";
import { type ChosenItem, cartOwner } from "@/lib/domain/cart/cart";
import type { ItemRefusal } from "@/lib/domain/cart/refresh";
import { type Checkout, type CheckoutRefusal, isOrdered, type PricedCheckout } from "@/lib/domain/checkout/checkout";
import { fail, ok, type Result } from "@/lib/domain/result";
import { TEMPLATE } from "@/lib/domain/store/template";
import { withCustomerDefaults } from "./customer-defaults";
import { findChosenItem } from "./items";
import { priceCheckout } from "./price";
import type { CheckoutCaller } from "./read";
import { readCheckoutContext } from "./read-context";

export type StartRefusal =
  | Gate
  | ItemRefusal
  | "ordering_off"
  | "buy_now_off"
  | "product_unknown"
  | "unit_wrong"
  | "variant_unknown"
  | "currency_unknown";

/**
 * The refusals of docs/domain.md#checkout-gate, in the order in which they are reported. Having to sign in is not among
 * them, because visitors do that during the checkout.
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
  /** A single item that is bought without the cart; null to buy the cart. */
  buyNow: ChosenItem | null;
  /** Null means the store's default currency. */
  currencyCode: string | null;
};

/**
 * Starts a checkout and returns its id. If the cart has an open checkout, that checkout is continued with the choices
 * made in it.
 *
 * Source: docs/domain.md#buy-now, #checkout-gate and #checkout. Stores with branches offer "buy now" too: delivery or
 *         pickup is chosen during the checkout.
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
    if (!TEMPLATE.buyNow) return fail("buy_now_off");
    const item = await findChosenItem(store.id, buyNow, "");
    if (!item.ok) return item;
  }

  const context = await readCheckoutContext(store, visitor);
  const owner = cartOwner(visitor);
  const now = new Date();
  const [latest, cart] = await Promise.all([findLatestCheckout(store.id, owner, now), findCart(store.id, owner)]);
  const resumed = latest?.item === null && !buyNow ? latest : null;
  const started: Checkout = {
    id: "",
    ...NOTHING_CHOSEN,
    ...(latest && detailsOf(latest)),
    ...(resumed && codesOf(resumed)),
    item: buyNow,
    currencyCode: currencyCode ?? "",
    note: buyNow ? "" : (cart?.note ?? ""),
    isGiftWrapped: buyNow ? false : (cart?.isGiftWrapped ?? false),
  };
  const checkout = await withCustomerDefaults(context, started);
  const priced = await priceCheckout(context, checkout);
  const refusal = gateRefusal(priced);
  if (refusal) return fail(refusal);

  const saved = { ...checkout, currencyCode: priced.checkout.currencyCode };
  return getDatabase().transaction(async (database) => {
    const locked = resumed && (await lockCheckout(store.id, owner, resumed.id, database));
    // The resumed checkout may have become an order in the meantime.
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
  offerCode: "",
  giftCardCodes: [],
  gst: { company: "", number: "" },
  orderId: null,
  quotationId: null,
} as const satisfies Partial<Checkout>;

/** Choices that belong to the shopper rather than to one order, so they are reused for the next checkout. */
function detailsOf(checkout: Checkout) {
  const { kind, shippingAddress, billingAddress, shippingMethodId, branchId, collector, slot, gst } = checkout;
  return { kind, shippingAddress, billingAddress, shippingMethodId, branchId, collector, slot, gst };
}

function codesOf({ offerCode, giftCardCodes }: Checkout) {
  return { offerCode, giftCardCodes };
}

function gateRefusal({ checkout, items, refusals }: PricedCheckout): Gate | ItemRefusal | null {
  // If a single item is bought, the refusal of that item says more than those of the whole checkout.
  const itemRefusal = checkout.item && items[0]?.refusal;
  return itemRefusal || (GATE.find((code) => refusals.includes(code)) ?? null);
}
