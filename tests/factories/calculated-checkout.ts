import { type CheckoutInput, calculateCheckout } from "@/lib/domain/checkout/calculate";
import type { Checkout, PricedCheckout } from "@/lib/domain/checkout/checkout";
import { aCheckout, aCheckoutInput, anAddress } from "./checkout";
import { aShippingMethod, rupees } from "./pricing";

/** A checkout whose order is delivered to an address in Kochi. */
export const sent = (overrides: Partial<Checkout> = {}): Checkout =>
  aCheckout({ kind: "delivery", shippingAddress: anAddress(), ...overrides });
export const reckon = (checkout: Checkout, facts: Partial<CheckoutInput> = {}): PricedCheckout =>
  calculateCheckout(checkout, aCheckoutInput(facts));
export const stands = ({ step, refusals }: PricedCheckout) => ({ step, refusals });

export const twoMethods = [aShippingMethod(), aShippingMethod({ id: "express", name: "Express", price: rupees(200) })];
// 17 June 2030 is the Monday after the time that the factories use as now. 10:00 in Kolkata is 4:30 UTC.
export const monday = { start: new Date("2030-06-17T04:30:00Z"), end: new Date("2030-06-17T05:30:00Z") };
/** A delivery plan with one slot every day, from 10:00 to 11:00. */
export const everyDay = {
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  lists: [
    {
      followingDays: 3,
      groups: [{ delay: { type: "hour", hours: 0 } as const, slots: [{ from: 600, to: 660, price: rupees(30) }] }],
    },
  ],
};
