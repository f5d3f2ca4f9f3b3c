import type { ShippingMethod } from "../pricing/shipping";
import type { CheckoutSettings } from "./settings";

/**
 * The ways in which the store sends orders: its shipping methods, or else its one price, at home and abroad.
 *
 * Source: docs/domain.md#shipping-methods.
 */
export function shippingMethods(
  methods: readonly ShippingMethod[],
  { flatShipping }: Pick<CheckoutSettings, "flatShipping">,
): readonly ShippingMethod[] {
  if (methods.length > 0 || !flatShipping) return methods;
  const method = {
    name: "Standard delivery",
    trackingLink: "",
    price: flatShipping.price,
    deliveryTime: "",
    freeFrom: flatShipping.freeFrom,
    showsFreeHint: flatShipping.freeFrom !== null,
    zones: null,
    isActive: true,
  };
  return [
    { ...method, id: "flat-domestic", direction: "domestic" },
    { ...method, id: "flat-international", direction: "international" },
  ];
}
