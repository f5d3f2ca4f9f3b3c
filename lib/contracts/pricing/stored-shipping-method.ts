import { z } from "zod";
import { storedList, storedText } from "@/lib/contracts/codec/list";
import { optionalScaled, requiredScaled, storedScaled } from "@/lib/contracts/codec/scalar";
import { activity, flag, textList } from "@/lib/contracts/codec/tolerant";
import type { ShippingMethod, ShippingZone } from "@/lib/domain/pricing/shipping";

/**
 * If one row of a zone's price table is unreadable, the whole zone is left out: the remaining rows would give a price
 * that could be far too low or too high.
 */
const zoneShape = {
  zone: z.string().trim().min(1),
  price_per_kg: requiredScaled(2),
  delivery_time: storedText,
  rate_multiplier: z.array(z.object({ weight: requiredScaled(3), multiplier: requiredScaled(6) })),
};
const domesticZone = z
  .object({ ...zoneShape, states: textList() })
  .transform(({ states, ...zone }) => toZone(zone, states));
const foreignZone = z
  .object({ ...zoneShape, countries: textList() })
  .transform(({ countries, ...zone }) => toZone(zone, countries));

function toZone(stored: z.output<z.ZodObject<typeof zoneShape>>, places: readonly string[]): ShippingZone {
  return {
    name: stored.zone,
    places,
    pricePerKilogram: stored.price_per_kg,
    deliveryTime: stored.delivery_time,
    rates: stored.rate_multiplier.map(({ weight, multiplier }) => ({
      weightGrams: weight,
      multiplierMillionths: multiplier,
    })),
  };
}

const content = z
  .object({
    name: z.string().trim().min(1),
    tracking_link: storedText,
    shipping_type: z.enum(["Domestic", "International"]),
    shipping_price: optionalScaled(2),
    delivery_time: storedText,
    free_shipping: flag(false),
    minimum_price: storedScaled(2),
    alert_status: flag(false),
    domes_zone_status: flag(false),
    domes_zones: storedList(domesticZone),
    inter_zone_status: flag(false),
    inter_zones: storedList(foreignZone),
    status: activity("active"),
  })
  .refine((stored) => isZoned(stored) || stored.shipping_price !== null);

type Zoning = { shipping_type: string; domes_zone_status: boolean; inter_zone_status: boolean };
function isZoned({ shipping_type, domes_zone_status, inter_zone_status }: Zoning): boolean {
  return shipping_type === "Domestic" ? domes_zone_status : inter_zone_status;
}

/**
 * A row `{ id, content }` of `shared_lists`, kind shipping_method; see docs/domain.md#shipping-methods. Amounts are in
 * rupees, weights in kilograms, multipliers are plain numbers. A method without zones must have a price, because a
 * missing price does not mean free.
 */
export const storedShippingMethodSchema = z
  .object({ id: z.string(), content })
  .transform(({ id, content: stored }): ShippingMethod => {
    const isDomestic = stored.shipping_type === "Domestic";
    const zones = isDomestic ? stored.domes_zones : stored.inter_zones;
    return {
      id,
      name: stored.name,
      trackingLink: stored.tracking_link,
      direction: isDomestic ? "domestic" : "international",
      price: stored.shipping_price ?? 0,
      deliveryTime: stored.delivery_time,
      freeFrom: stored.free_shipping ? stored.minimum_price : null,
      showsFreeHint: stored.alert_status,
      zones: isZoned(stored) ? zones : null,
      isActive: stored.status === "active",
    };
  });
