import "server-only";
import { getCartSettings } from "@/lib/cached/store";
import { type CartRow, findCart } from "@/lib/data/cart/carts";
import { listCartItems } from "@/lib/data/cart/items";
import { listAddons } from "@/lib/data/product/addons";
import type { Database } from "@/lib/database/connection";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { type CartItem, cartOwner } from "@/lib/domain/cart/cart";
import { type Cart, refreshCart } from "@/lib/domain/cart/refresh";
import { chooseCurrency } from "@/lib/domain/currency/currency";
import type { PricingCurrency, PricingSettings } from "@/lib/domain/pricing/bill";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";

/**
 * The store, the visitor whose cart it is, and the currency, which decides the additional charge in the totals. If the
 * store does not have the currency, its default currency is used.
 */
export type CartContext = { store: StoreDetails; visitor: Visitor; currencyCode: string | null };

/** The settings for calculating a cart. They do not depend on its items, so they are read once per change. */
export type CartSettings = { settings: PricingSettings; currency: PricingCurrency; offersAddons: boolean };

/**
 * Reads the settings. Must not be called in a transaction, because the cached read uses a connection other than that of
 * the transaction.
 */
export async function readSettings({ store, currencyCode }: CartContext): Promise<CartSettings> {
  const settings = await getCartSettings(store.id);
  const currency = chooseCurrency({
    currencies: store.currencies,
    saved: currencyCode,
    country: null,
    isByCountry: false,
  });
  if (!settings || !currency) throw new Error(`No settings to price a cart of ${store.id}`);
  return { settings, currency, offersAddons: store.setting.offersAddons };
}

/** The visitor's cart at current prices and stock; empty if the visitor has none. */
export async function readCart(context: CartContext): Promise<Cart> {
  const { store, visitor } = context;
  const [settings, row] = await Promise.all([readSettings(context), findCart(store.id, cartOwner(visitor))]);
  const items = row ? await listCartItems(store.id, row.id) : [];
  return refreshed(store.id, row ?? EMPTY, items, settings);
}

const EMPTY = { note: "", isGiftWrapped: false };

/** The cart as it would be with `items` instead of the stored ones, at current prices and stock. */
export async function refreshed(
  storeId: string,
  { note, isGiftWrapped }: Pick<CartRow, "note" | "isGiftWrapped">,
  items: readonly CartItem[],
  { settings, currency, offersAddons }: CartSettings,
  database?: Database,
): Promise<Cart> {
  const addonIds = [...new Set(items.flatMap(({ addonId }) => addonId || []))];
  const addons = offersAddons && addonIds.length > 0 ? await listAddons(storeId, addonIds, database) : [];
  return refreshCart({ items, note, isGiftWrapped }, { addons, settings, currency, now: clock.now() });
}
