import "server-only";
import { listGiftCardsByCode } from "@/lib/data/gift-card/gift-cards";
import { countParcelsCameBack, hasReceivedOrder } from "@/lib/data/order/lists";
import { findOffers, offerUser } from "@/lib/data/pricing/offers";
import type { Database } from "@/lib/database/connection";
import { calculateCheckout } from "@/lib/domain/checkout/calculate";
import type { Checkout, PricedCheckout } from "@/lib/domain/checkout/checkout";
import { pickupBranches } from "@/lib/domain/checkout/fulfilment";
import { chooseCurrency } from "@/lib/domain/currency/currency";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import type { PaymentKind } from "@/lib/domain/payment/payment";
import { clock } from "@/lib/server/clock";
import { placeOf } from "@/lib/workflows/address/country-choices";
import { readWorkFacts } from "@/lib/workflows/cart/read-work-facts";
import { findBuyer } from "@/lib/workflows/order/find-buyer";
import { withCustomerDefaults } from "./customer-defaults";
import { listCheckoutItems } from "./items";
import type { CheckoutContext } from "./read-context";

/**
 * The checkout with current prices, stock, offers and slots. If `database` is given, everything is read in its
 * transaction, so that an order contains exactly what was read. If `paysBy` is cash on delivery, the bill includes its
 * charge and the reasons to refuse it.
 */
export async function priceCheckout(
  context: CheckoutContext,
  stored: Checkout,
  database?: Database,
  paysBy: PaymentKind | null = null,
): Promise<PricedCheckout> {
  const { store, visitor, pricing, settings, terms } = context;
  const currency = chooseCurrency({
    currencies: store.currencies,
    saved: stored.currencyCode,
    ofCountry: null,
  });
  if (!currency) throw new Error(`No currency to check out with at ${store.id}`);
  // Queries run one after the other, because there may be a transaction, which has only one connection.
  const checkout = await withCustomerDefaults(context, stored, database);
  const items = await listCheckoutItems(context, checkout, database);
  const workFacts = await readWorkFacts(context, items, database);
  const offer = await findOffers(store.id, { code: checkout.offerCode, usedBy: offerUser(visitor) }, database);
  const giftCards = await listGiftCardsByCode(store.id, checkout.giftCardCodes, checkout.orderId, database);
  const billingAddress = checkout.billingAddress ?? checkout.shippingAddress;
  return calculateCheckout(checkout, {
    items,
    workFacts,
    pricing,
    settings,
    ...terms,
    currency,
    branches: pickupBranches(store),
    openingDays: store.openingDays,
    closedDates: store.setting.closedDates,
    timeZone: store.timeZone,
    isGuest: visitor.kind !== "customer",
    isNewCustomer: await isNewCustomer(context, database),
    parcelsCameBack: await countCameBack(context, database),
    destination: checkout.shippingAddress && placeOf(checkout.shippingAddress),
    billingPlace: billingAddress && placeOf(billingAddress),
    offer,
    giftCards,
    isBillingActive: store.isBillingActive,
    paysBy,
    now: clock.now(),
  });
}

/** Only looked up for stores that treat new customers differently. */
async function isNewCustomer({ store, visitor, pricing }: CheckoutContext, database?: Database): Promise<boolean> {
  if (visitor.kind !== "customer") return true;
  if (!pricing.cashOnDelivery || pricing.cashOnDelivery.newCustomerMaxAmount === null) return false;
  return !(await hasReceivedOrder(store.id, visitor.customerId, database));
}

/** Only looked up for stores to which it matters. */
async function countCameBack({ store, visitor, pricing }: CheckoutContext, database?: Database): Promise<number> {
  const counts = pricing.cashOnDelivery !== null && pricing.cashOnDelivery.maxParcelsCameBack !== null;
  if (!counts || visitor.kind === "anonymous") return 0;
  const buyer = await findBuyer({ store, visitor }, database);
  const recipient = buyer ? messageRecipient(buyer) : "";
  return (await countParcelsCameBack(store.id, [recipient], database)).get(recipient) ?? 0;
}
