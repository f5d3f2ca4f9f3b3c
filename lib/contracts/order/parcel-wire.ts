import { z } from "zod";
import { fromMajor, toMajor } from "@/lib/contracts/codec/decimal";
import { momentSchema } from "@/lib/contracts/customer/fields";
import type { Parcel } from "@/lib/domain/order/order";
import type { ChosenParcelItem } from "@/lib/domain/order/parcel";

export const parcelWireSchema = z.object({
  name: z.string().meta({ description: "Parcel 1, Parcel 2 and so on" }),
  carrier_name: z.string(),
  tracking_link: z.string(),
  tracking_number: z.string(),
  dispatched_on: momentSchema,
  items: z.array(z.object({ position: z.int(), quantity: z.number() })),
});

export function parcelsToWire(parcels: readonly Parcel[]): z.output<typeof parcelWireSchema>[] {
  return parcels.map(({ ordinal, carrier, trackingLink, trackingNumber, dispatchedAt, items }) => ({
    name: `Parcel ${ordinal}`,
    carrier_name: carrier,
    tracking_link: trackingLink,
    tracking_number: trackingNumber,
    dispatched_on: dispatchedAt.toISOString(),
    items: items.map(({ position, quantity }) => ({ position, quantity: toMajor(quantity) })),
  }));
}

/** More than any item has; quantities have at most two decimals. */
const MAX_QUANTITY = 10_000_000;

/** What the owner puts into a parcel. */
export const chosenParcelItemsSchema = z
  .array(
    z
      .object({
        position: z.int().min(0).max(1_000),
        quantity: z
          .number()
          .min(0)
          .max(MAX_QUANTITY)
          .multipleOf(0.01)
          .nullable()
          .default(null)
          .meta({ description: "In the unit of the item; null for all that is left of it" }),
      })
      .transform(
        ({ position, quantity }): ChosenParcelItem => ({
          position,
          quantity: quantity === null ? null : fromMajor(quantity),
        }),
      ),
  )
  .max(200)
  .nullable()
  .default(null)
  .meta({ description: "What the parcel holds; null for everything that is left" });
