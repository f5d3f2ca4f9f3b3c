import "server-only";
import { getOffersForAll } from "@/lib/cached/offers";
import { getCartSettings, getCheckoutSettings, getSellingTerms } from "@/lib/cached/store";
import { findCartWithItems } from "@/lib/data/cart/items";
import { findOffers, offerUser } from "@/lib/data/pricing/offers";
import type { Database } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { type CartDetails, type CartItem, cartOwner, NO_CART_DETAILS } from "@/lib/domain/cart/cart";
import { type FreeShippingRule, freeShippingRule } from "@/lib/domain/cart/free-shipping";
import { type Cart, refreshCart } from "@/lib/domain/cart/refresh";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import { chooseCurrency } from "@/lib/domain/currency/currency";
import { AS_IN_THE_BAG, type PricingCurrency, type PricingSettings } from "@/lib/domain/pricing/bill";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { readWorkFacts } from "@/lib/workflows/cart/read-work-facts";

/**
 * The store, the visitor whose cart it is, and the currency, which decides the additional charge in the totals. If the
 * store does not have the currency, its default currency is used.
 */
export type CartContext = { store: StoreDetails; visitor: Visitor; currencyCode: string | null };

/** The settings for calculating a cart. They do not depend on its items, so they are read once per change. */
export type CartSettings = {
  settings: PricingSettings;
  currency: PricingCurrency;
  offersOfferCodes: boolean;
  offersGifts: boolean;
  takesQuotations: boolean;
  freeShipping: FreeShippingRule | null;
  /** Whether the cart can tell what shipping to a postal code costs. */
  estimatesShipping: boolean;
  /** Identifies the person who uses an offer; null for anonymous visitors. */
  usedBy: string | null;
};

/**
 * Reads the settings. Must not be called in a transaction, because the cached read uses a connection other than that of
 * the transaction.
 */
export async function readSettings({ store, visitor, currencyCode }: CartContext): Promise<CartSettings> {
  const [settings, checkout, terms] = await Promise.all([
    getCartSettings(store.id),
    getCheckoutSettings(store.id),
    getSellingTerms(store.id),
  ]);
  const currency = chooseCurrency({
    currencies: store.currencies,
    saved: currencyCode,
    ofCountry: null,
  });
  if (!settings || !checkout || !currency) throw new Error(`No settings to price a cart of ${store.id}`);
  const hasDeliverySlots = checkout.hasDeliverySlots && terms.deliveryPlans.length > 0;
  return {
    settings,
    currency,
    offersOfferCodes: checkout.offersOfferCodes && !checkout.takesQuotations,
    offersGifts: checkout.offersGiftWrapping && !checkout.takesQuotations,
    takesQuotations: checkout.takesQuotations,
    freeShipping: freeShippingRule(shippingMethods(terms.methods, checkout), { ...checkout, hasDeliverySlots }),
    // Only Indian postal codes tell in which states they lie.
    estimatesShipping:
      countryOfStore(store).code === "IN" && checkout.delivers && !hasDeliverySlots && !checkout.takesQuotations,
    usedBy: offerUser(visitor),
  };
}

/** The visitor's cart at current prices and stock; empty if the visitor has none. */
export async function readCart(context: CartContext): Promise<Cart> {
  const { store, visitor } = context;
  const [settings, found] = await Promise.all([readSettings(context), findCartWithItems(store.id, cartOwner(visitor))]);
  const { cart, items } = found ?? { cart: NO_CART_DETAILS, items: [] };
  return refreshed(context, cart, items, settings);
}

/** The cart as it would be with `items` instead of the stored ones, at current prices and stock. */
export async function refreshed(
  context: Pick<CartContext, "store" | "visitor">,
  { note, isGiftWrapped, offerCode, giftMessage, hidesPrices }: CartDetails,
  items: readonly CartItem[],
  { takesQuotations, usedBy, ...settings }: CartSettings,
  database?: Database,
): Promise<Cart> {
  const facts = await readWorkFacts(context, items, database);
  // A quotation takes no offers, because its agreed prices already include discounts.
  const offer = takesQuotations
    ? AS_IN_THE_BAG.offer
    : await readOffers(context.store.id, { code: settings.offersOfferCodes ? offerCode : "", usedBy }, database);
  return refreshCart(
    { items, details: { note, isGiftWrapped, offerCode, giftMessage, hidesPrices } },
    { ...settings, ...facts, offer, now: clock.now() },
  );
}

/** The offers of a cart: in a transaction, and if they depend on what was used, as they are now. */
async function readOffers(storeId: StoreId, asked: { code: string; usedBy: string | null }, database?: Database) {
  const ofAll = database || asked.code !== "" ? null : await getOffersForAll(storeId);
  return ofAll ?? findOffers(storeId, asked, database);
}
