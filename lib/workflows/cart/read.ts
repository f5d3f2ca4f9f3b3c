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

/** Whose bag, and the currency that decides the charge inside its totals; one that the store does not sell in is its own. */
export type CartAsker = { store: StoreDetails; visitor: Visitor; currencyCode: string | null };

/** What does not change while a bag is being changed. */
export type CartSettings = { settings: PricingSettings; currency: PricingCurrency; offersAddons: boolean };

/** Nothing of it may be asked in a transaction: it is read by a connection of its own. */
export async function readSettings({ store, currencyCode }: CartAsker): Promise<CartSettings> {
  const settings = await getCartSettings(store.id);
  const currency = chooseCurrency({
    currencies: store.currencies,
    saved: currencyCode,
    country: null,
    isByCountry: false,
  });
  if (!settings || !currency) throw new Error(`No settings to price a bag of ${store.id} with`);
  return { settings, currency, offersAddons: store.setting.offersAddons };
}

/** The bag at this moment's prices and stock; an empty one for who has none. */
export async function readCart(asker: CartAsker): Promise<Cart> {
  const [settings, row] = await Promise.all([readSettings(asker), findCart(asker.store.id, cartOwner(asker.visitor))]);
  const items = row ? await listCartItems(asker.store.id, row.id) : [];
  return refreshed(asker.store.id, row ?? EMPTY, items, settings);
}

const EMPTY = { note: "", isGiftWrapped: false };

/** `items` in the place of what the bag holds, priced. */
export async function refreshed(
  storeId: string,
  { note, isGiftWrapped }: Pick<CartRow, "note" | "isGiftWrapped">,
  items: readonly CartItem[],
  { settings, currency, offersAddons }: CartSettings,
  database?: Database,
): Promise<Cart> {
  const named = [...new Set(items.flatMap(({ addonId }) => addonId || []))];
  const addons = offersAddons && named.length > 0 ? await listAddons(storeId, named, database) : [];
  return refreshCart({ items, note, isGiftWrapped }, { addons, settings, currency, now: new Date() });
}
