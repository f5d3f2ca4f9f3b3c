import type { CheckoutSettings } from "../checkout/settings";
import type { ShippingMethod } from "../pricing/shipping";

/** From which sub total the store ships for free within its country, in minor units of the base currency. */
export type FreeShippingRule = {
  from: number;
  /** True if the store also ships abroad, where the rule does not count. */
  isOnlyAtHome: boolean;
};

/** The rule for one cart; `missing` is how much its sub total is below `from`, 0 if shipping is free. */
export type FreeShipping = FreeShippingRule & { missing: number };

/**
 * What a cart may tell about free shipping before the shopper has named a place: the lowest sub total from which one of
 * the methods at home is free. Null if no method is ever free or the shop does not show it, and in stores where delivery
 * slots set the price or shipping is settled in a quotation.
 *
 * Source: docs/domain.md#shipping-methods; pricing rule 11.
 */
export function freeShippingRule(
  methods: readonly ShippingMethod[],
  { delivers, hasDeliverySlots, takesQuotations, shipsOnlyAtHome }: FreeShippingSettings,
): FreeShippingRule | null {
  if (!delivers || hasDeliverySlots || takesQuotations) return null;
  const active = methods.filter(({ isActive }) => isActive);
  const thresholds = active.flatMap(({ direction, freeFrom, showsFreeHint }) =>
    direction === "domestic" && showsFreeHint && freeFrom !== null && freeFrom > 0 ? freeFrom : [],
  );
  if (thresholds.length === 0) return null;
  return {
    from: Math.min(...thresholds),
    isOnlyAtHome: !shipsOnlyAtHome && active.some(({ direction }) => direction === "international"),
  };
}

type FreeShippingSettings = Pick<
  CheckoutSettings,
  "delivers" | "hasDeliverySlots" | "takesQuotations" | "shipsOnlyAtHome"
>;

/** `subTotal` in minor units of the base currency including the additional charge, like that of a parcel. */
export function missingFor(rule: FreeShippingRule, subTotal: number): FreeShipping {
  return { ...rule, missing: Math.max(0, rule.from - subTotal) };
}
