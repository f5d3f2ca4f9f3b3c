import "server-only";
import { readStore } from "@/lib/cached/read-store";
import { storedShippingMethodSchema } from "@/lib/contracts/pricing/stored-shipping-method";
import { storedTaxRateSchema } from "@/lib/contracts/pricing/stored-tax-rate";
import type { ListEntryWire } from "@/lib/contracts/store/list-calls";
import { readSellingTerms } from "@/lib/data/pricing/selling-terms";
import { type Country, isSameCountry } from "@/lib/domain/address/country";
import type { Place } from "@/lib/domain/pricing/place";
import { deliveryTimeTo, type ShippingMethod, type ShippingReason, shippingCost } from "@/lib/domain/pricing/shipping";
import { splitTax, type TaxGroup, type TaxRate } from "@/lib/domain/pricing/tax";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { COUNTRY_CHOICES, countryOfStore } from "@/lib/workflows/address/country-choices";
import { faultsOf } from "@/lib/workflows/store/owner-lists";

type Named = { country: string; state: string };
/** A list that is not saved yet; null for the saved one. */
type Draft = readonly ListEntryWire[] | null;

/** What a method costs in minor units of the base currency, or why it does not go there. */
type TriedMethod = { method: ShippingMethod; deliveryTime: string; price: number | null; reason: TriedReason };
type TriedReason = ShippingReason | { code: "other_direction" | "no_zone" | "no_rate" | "off" };

const REFUSED = {
  method_not_for_destination: "other_direction",
  no_zone_for_destination: "no_zone",
  no_rate_for_zone: "no_rate",
} as const;

/** What each shipping method costs for a parcel, in the base currency: by the functions that price carts. */
export async function tryShipping(
  storeId: StoreId,
  { weightGrams, amount, list, ...place }: Named & { weightGrams: number; amount: number; list: Draft },
): Promise<Result<TriedMethod[], "store_unknown" | "list_invalid">> {
  const store = await readStore(storeId);
  const currency = store?.currencies.find(({ isDefault }) => isDefault);
  if (!store || !currency) return fail("store_unknown");
  const faults = list ? faultsOf("shipping_method", list) : [];
  if (faults.length > 0) return { ok: false, code: "list_invalid", errors: faults };
  const methods = list
    ? list.map((entry) => storedShippingMethodSchema.parse(entry))
    : (await readSellingTerms(storeId)).methods;
  const destination = toPlace(place);
  return ok(
    methods.map((method): TriedMethod => {
      const deliveryTime = deliveryTimeTo(method, destination);
      if (!method.isActive) return { method, deliveryTime, price: null, reason: { code: "off" } };
      const parcel = { subTotal: amount, weightGrams };
      const home = countryOfStore(store).name;
      const cost = shippingCost({ kind: "delivery", destination, method }, parcel, home, currency);
      if (!cost.ok) return { method, deliveryTime, price: null, reason: { code: REFUSED[cost.code] } };
      return { method, deliveryTime, price: cost.value.amount, reason: cost.value.reason };
    }),
  );
}

/** The tax in a price; null in a store without tax rates. Amounts in minor units of the base currency. */
export async function tryTax(
  storeId: StoreId,
  { amount, taxRateId, list, ...place }: Named & { amount: number; taxRateId: string; list: Draft },
): Promise<Result<TaxGroup | null, "store_unknown" | "list_invalid">> {
  if (!(await readStore(storeId))) return fail("store_unknown");
  const faults = list ? faultsOf("tax_rate", list) : [];
  if (faults.length > 0) return { ok: false, code: "list_invalid", errors: faults };
  const rates: readonly TaxRate[] = list
    ? list.map((entry) => storedTaxRateSchema.parse(entry))
    : (await readSellingTerms(storeId)).taxRates;
  const [group] = splitTax([{ taxRateId, charged: amount, net: amount }], 0, toPlace(place), rates);
  return ok(group ?? null);
}

function toPlace({ country, state }: Named): Place {
  const named: Country = { code: country, name: country };
  return { country: COUNTRY_CHOICES.find((choice) => isSameCountry(choice, named)) ?? named, state };
}
