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
import type { CheckoutAsker } from "./read";
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

/** Domain §4.8, "Gate to checkout", in the order it is told; who somebody is, is asked on the way. */
const GATE = [
  "bag_empty",
  "item_unavailable",
  "quantity_refused",
  "value_below_minimum",
  "weight_above_maximum",
  "delivery_not_offered",
] as const satisfies readonly CheckoutRefusal[];
type Gate = (typeof GATE)[number];

type Asked = {
  /** One item, bought without the bag; null is the bag. */
  buyNow: ChosenItem | null;
  /** Null is the store's own. */
  currencyCode: string | null;
};

/**
 * Begins a checkout and answers its id. One of the bag that was begun before goes on with what was chosen in it.
 *
 * Source: domain §4.7–4.9. "Buy now" is not hidden where there are branches: delivery or pickup is chosen on the way.
 */
export async function startCheckout(
  asker: CheckoutAsker,
  { buyNow, currencyCode }: Asked,
): Promise<Result<string, StartRefusal>> {
  const { store, visitor } = asker;
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
  const begun: Checkout = {
    id: "",
    ...NOTHING_CHOSEN,
    ...(latest && detailsOf(latest)),
    ...(resumed && codesOf(resumed)),
    item: buyNow,
    currencyCode: currencyCode ?? "",
    note: buyNow ? "" : (cart?.note ?? ""),
    isGiftWrapped: buyNow ? false : (cart?.isGiftWrapped ?? false),
  };
  const checkout = await withCustomerDefaults(context, begun);
  const priced = await priceCheckout(context, checkout);
  const refusal = gateRefusal(priced);
  if (refusal) return fail(refusal);

  const kept = { ...checkout, currencyCode: priced.checkout.currencyCode };
  return getDatabase().transaction(async (database) => {
    const locked = resumed && (await lockCheckout(store.id, owner, resumed.id, database));
    // It may have become something in the meantime.
    if (!locked || isOrdered(locked)) return ok(await insertCheckout(store.id, owner, kept, now, database));
    await updateCheckout(store.id, { ...kept, id: locked.id }, now, database);
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

/** What somebody has said of themselves, whatever they order. */
function detailsOf(checkout: Checkout) {
  const { kind, shippingAddress, billingAddress, shippingMethodId, branchId, collector, slot, gst } = checkout;
  return { kind, shippingAddress, billingAddress, shippingMethodId, branchId, collector, slot, gst };
}

function codesOf({ offerCode, giftCardCodes }: Checkout) {
  return { offerCode, giftCardCodes };
}

function gateRefusal({ checkout, items, refusals }: PricedCheckout): Gate | ItemRefusal | null {
  // Of one item it can be said what is wrong with it.
  const ofItem = checkout.item && items[0]?.refusal;
  return ofItem || (GATE.find((code) => refusals.includes(code)) ?? null);
}
