import { type Customization, customizationOf } from "../customization/customization";
import type { FitProfile } from "../customization/fit-profile";
import { addonPrice } from "../pricing/addon-price";
import { type Addon, isMadeToMeasure, type MeasurementSet, offeredAddons } from "../product/addon";
import { fail, ok, type Result } from "../result";
import type { CartItem } from "./cart";

/**
 * The addon of an item. `price` is in minor units of the base currency: of one piece, or once for cloth and yarn.
 * `makingDays` are the working days that it takes at the most.
 */
export type ChosenAddon = { name: string; price: number; makingDays: number; customization: Customization | null };

export type CartAddonRefusal = "addon_needed" | "addon_unknown" | "model_needed" | "model_unknown" | "model_outdated";

/** What the items of a cart refer to, as it is stored now. Empty lists if no item has an addon. */
export type AddonFacts = {
  addons: readonly Addon[];
  measurementSets: readonly MeasurementSet[];
  /** The visitor's own fit profiles; those of other people are unknown. */
  fitProfiles: readonly FitProfile[];
};

/**
 * The addon of a cart item as the store currently offers it, with the price of the fit profile; null for an item
 * without an addon.
 *
 * Errors: refused if the product is not sold with this addon, if the addon is not offered at the current stock, if the
 *         product is sold only with an addon and there is one to choose, and if the addon is made to measure but the fit
 *         profile is missing, unknown or no longer answers what the addon asks.
 * Source: docs/domain.md#addons and #fit-profiles.
 */
export function chosenAddon(
  { addonId, modelId, unit, sold }: Pick<CartItem, "addonId" | "modelId" | "unit" | "sold">,
  { addons, measurementSets, fitProfiles }: AddonFacts,
): Result<ChosenAddon | null, CartAddonRefusal> {
  const ofProduct = addons.filter(({ id }) => sold?.addonIds.includes(id));
  const offered = sold ? offeredAddons(ofProduct, { quantity: sold.stock, state: "in_stock" }) : [];
  if (!addonId) {
    if (modelId) return fail("model_unknown", "model_id");
    return sold?.needsAddon && offered.length > 0 ? fail("addon_needed", "addon_id") : ok(null);
  }
  const addon = offered.find(({ id }) => id === addonId);
  if (!addon) return fail("addon_unknown", "addon_id");
  const { name, makingDays } = addon;
  if (!isMadeToMeasure(addon)) {
    if (modelId) return fail("model_unknown", "model_id");
    return ok({ name, makingDays, price: addonPrice(addon, []), customization: null });
  }
  if (!modelId) return fail("model_needed", "model_id");
  const profile = fitProfiles.find(({ id }) => id === modelId);
  if (!profile) return fail("model_unknown", "model_id");
  const customization = customizationOf({ profile, addon, measurementSets, unit });
  return customization.ok
    ? ok({ name, makingDays, price: customization.value.price, customization: customization.value })
    : customization;
}
