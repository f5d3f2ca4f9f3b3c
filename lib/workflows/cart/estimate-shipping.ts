import "server-only";
import { getCheckoutSettings, getSellingTerms } from "@/lib/cached/store";
import { statesOfPincode } from "@/lib/domain/address/pincodes";
import { isPincodeOf, plainPincode } from "@/lib/domain/address/rules";
import { statesOf } from "@/lib/domain/address/states";
import type { Cart } from "@/lib/domain/cart/refresh";
import { type EstimatedMethod, estimateShipping } from "@/lib/domain/checkout/estimate-shipping";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import { placeRefusal } from "@/lib/domain/checkout/fulfilment";
import { makingDaysOf } from "@/lib/domain/delivery/making";
import { fail, ok, type Result } from "@/lib/domain/result";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { type CartContext, readCart, readSettings } from "./read";

/** The place as far as the postal code tells it, and the methods that ship there. */
type CartShippingEstimate = Pick<Cart, "bill"> & {
  pincode: string;
  place: string;
  methods: readonly EstimatedMethod[];
};

/** A place is named by its state only if the code leaves no doubt. */
const nameOf = (states: readonly string[], pincode: string) =>
  states.length === 1 ? `${pincode}, ${states[0]}` : pincode;

/** What it costs to ship the cart to a postal code in the store's country, before there is an address. */
export async function estimateCartShipping(
  context: CartContext,
  typed: string,
): Promise<
  Result<CartShippingEstimate, "pincode_invalid" | "pincode_not_served" | "place_not_served" | "estimate_off">
> {
  const { store } = context;
  const { code, name } = countryOfStore(store);
  const [{ currency, estimatesShipping }, settings, terms, cart] = await Promise.all([
    readSettings(context),
    getCheckoutSettings(store.id),
    getSellingTerms(store.id),
    readCart(context),
  ]);
  if (!settings || !estimatesShipping) return fail("estimate_off");
  const pincode = plainPincode(typed);
  if (!isPincodeOf(code, pincode)) return fail("pincode_invalid", "pincode");
  const country = { code, name };
  const refusal = placeRefusal({ pincode, destination: { country, state: "" } }, settings, store.country);
  if (refusal) return fail(refusal, "pincode");
  const states = statesOfPincode(pincode) ?? statesOf(code);
  const methods = estimateShipping({
    methods: shippingMethods(terms.methods, settings),
    country,
    states,
    parcel: { subTotal: cart.bill.subTotal, weightGrams: cart.bill.bagWeightGrams },
    makingDays: makingDaysOf(cart.items),
    storeCountry: store.country,
    currency,
  });
  return methods.length > 0
    ? ok({ bill: cart.bill, pincode, place: nameOf(states, pincode), methods })
    : fail("place_not_served", "pincode");
}
