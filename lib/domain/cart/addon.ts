import { addonPrice } from "../pricing/addon-price";
import type { Addon } from "../product/addon";
import { offeredAddons } from "../product/addon";
import { fail, ok, type Result } from "../result";
import type { CartItem } from "./cart";

export type ChosenAddon = { name: string; price: number };
export type CartAddonRefusal = "addon_unknown" | "model_needed" | "model_unknown";

/**
 * The addon of a cart item as the store currently offers it; null for an item without an addon.
 *
 * Errors: refused if the product is not sold with this addon, if the addon is not offered at the current stock, or if
 *         the addon is made to measure: that needs a fit profile, and the shop does not store fit profiles yet.
 * Source: docs/domain.md#addons.
 */
export function chosenAddon(
  { addonId, modelId, sold }: Pick<CartItem, "addonId" | "modelId" | "sold">,
  addons: readonly Addon[],
): Result<ChosenAddon | null, CartAddonRefusal> {
  if (modelId) return fail("model_unknown", "model_id");
  if (!addonId) return ok(null);
  const offered = sold ? offeredAddons(addons, { quantity: sold.stock, state: "in_stock" }) : [];
  const addon = offered.find(({ id }) => id === addonId && sold?.addonIds.includes(id));
  if (!addon) return fail("addon_unknown", "addon_id");
  const isMadeToMeasure = addon.optionGroups.length > 0 || addon.measurementSetIds.length > 0;
  return isMadeToMeasure ? fail("model_needed", "model_id") : ok({ name: addon.name, price: addonPrice(addon, []) });
}
