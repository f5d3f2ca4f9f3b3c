import "server-only";
import { getAddons, getProduct } from "@/lib/cached/product";
import { getCheckoutSettings, getSellingTerms } from "@/lib/cached/store";
import { shippingMethods } from "@/lib/domain/checkout/flat-shipping";
import { sendsOrders } from "@/lib/domain/checkout/fulfilment";
import { type DeliveryRefusal, deliveryTo, type FoundDelivery } from "@/lib/domain/delivery/arrival";
import { type Making, makingOf, momentMade } from "@/lib/domain/delivery/making";
import { offeredAddons } from "@/lib/domain/product/addon";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { workingDaysOf } from "@/lib/domain/store/working-days";
import { clock } from "@/lib/server/clock";
import { countryOfStore } from "./address/country-choices";

/**
 * How and when an order of now reaches a postal code in the store's country; see `deliveryTo`. `slug` names the product
 * that is ordered, which may have to be made first.
 */
export async function findDelivery(
  store: StoreDetails,
  pincode: string,
  slug = "",
): Promise<Result<FoundDelivery, DeliveryRefusal | "delivery_not_offered">> {
  const [settings, { methods, deliveryPlans }, making] = await Promise.all([
    getCheckoutSettings(store.id),
    getSellingTerms(store.id),
    findMaking(store, slug),
  ]);
  if (!settings || !namesArrival(store)) return fail("delivery_not_offered");
  const facts = { methods: shippingMethods(methods, settings), deliveryPlans };
  if (!sendsOrders(settings, facts)) return fail("delivery_not_offered");
  const { code, name } = countryOfStore(store);
  const when = {
    workingDays: workingDaysOf(store.openingDays, store.setting.closedDates),
    timeZone: store.timeZone,
  };
  const options = deliveryTo(pincode, {
    ...facts,
    ...when,
    settings,
    country: { code, name },
    dispatchDays: store.setting.dispatchDays,
    now: momentMade(making.isAlways ? making.days : 0, when, clock.now()),
  });
  return typeof options === "string" ? fail(options, "pincode") : ok({ options, making });
}

async function findMaking(store: StoreDetails, slug: string): Promise<Making> {
  const product = slug && store.setting.offersAddons ? await getProduct(store.id, slug) : null;
  if (!product) return { days: 0, isAlways: false };
  const { addons } = await getAddons(store.id, product.addonIds);
  return makingOf(product, offeredAddons(addons, product.stock));
}

/** Whether product pages say when an order arrives. A store that takes quotations says so in its answer to a request. */
export function namesArrival({ subType, setting }: Pick<StoreDetails, "subType" | "setting">): boolean {
  return subType === "order" && !setting.hidesPrices;
}
