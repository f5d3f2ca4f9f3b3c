import "server-only";
import { getCheckoutSettings, getSellingTerms } from "@/lib/cached/store";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import { sendsOrders } from "@/lib/domain/checkout/fulfilment";
import { type DeliveryOption, type DeliveryRefusal, deliveryTo } from "@/lib/domain/delivery/arrival";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { workingDaysOf } from "@/lib/domain/store/working-days";
import { clock } from "@/lib/server/clock";
import { countryOfStore } from "./address/country-choices";

/** How and when an order of now reaches a postal code in the store's country; see `deliveryTo`. */
export async function findDelivery(
  store: StoreDetails,
  pincode: string,
): Promise<Result<readonly DeliveryOption[], DeliveryRefusal | "delivery_not_offered">> {
  const [settings, { methods, deliveryPlans }] = await Promise.all([
    getCheckoutSettings(store.id),
    getSellingTerms(store.id),
  ]);
  if (!settings || !namesArrival(store)) return fail("delivery_not_offered");
  const facts = { methods: shippingMethods(methods, settings), deliveryPlans };
  if (!sendsOrders(settings, facts)) return fail("delivery_not_offered");
  const { code, name } = countryOfStore(store);
  const options = deliveryTo(pincode, {
    ...facts,
    settings,
    country: { code, name },
    dispatchDays: store.setting.dispatchDays,
    workingDays: workingDaysOf(store.openingDays, store.setting.closedDates),
    timeZone: store.timeZone,
    now: clock.now(),
  });
  return typeof options === "string" ? fail(options, "pincode") : ok(options);
}

/** Whether product pages say when an order arrives. A store that takes quotations says so in its answer to a request. */
export function namesArrival({ subType, setting }: Pick<StoreDetails, "subType" | "setting">): boolean {
  return subType === "order" && !setting.hidesPrices;
}
