import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import type { FoundDelivery } from "@/lib/domain/delivery/arrival";

/** As long as a postal code may be in an address. */
export const MAX_PINCODE_LENGTH = 20;

const day = z.iso.date().nullable();

export const deliveryWireSchema = z.object({
  options: z.array(
    z.object({
      name: z.string().meta({ description: "The shipping method; empty for the first delivery slot" }),
      delivery_time: z.string().meta({ description: "The owner's text; may be empty" }),
      first_day: day.meta({ description: "Null if the store's settings name no day" }),
      last_day: day,
      free_from: z.number().nullable().meta({ description: "The sub total from which the method is free, if ever" }),
    }),
  ),
  making_days: z.int().meta({
    description:
      "The working days that the work on the product takes at the most. The days of the options contain them if the product is not sold without the work; otherwise they come before them for whoever chooses it",
  }),
  is_made: z.boolean().meta({ description: "Whether the product is not sold without the work" }),
});
export type DeliveryWire = z.output<typeof deliveryWireSchema>;

export const deliveryCall = defineCall({
  method: "GET",
  path: "/api/delivery",
  caller: "shop",
  summary: "How and when an order of now reaches a postal code in the store's country",
  query: z.object({
    pincode: z.string().trim().max(MAX_PINCODE_LENGTH),
    product: z.string().max(300).default("").meta({
      description: "The slug of the product that is ordered; without it, things that lie ready",
    }),
  }),
  answer: deliveryWireSchema,
  refusals: ["delivery_not_offered", "pincode_invalid", "pincode_not_served"],
});

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

export function deliveryToWire({ options, making }: FoundDelivery): DeliveryWire {
  return {
    options: options.map(({ name, deliveryTime, days, freeFrom }) => ({
      name: name ?? "",
      delivery_time: deliveryTime,
      first_day: days && isoDay(days.first),
      last_day: days && isoDay(days.last),
      free_from: freeFrom === null ? null : toMajor(freeFrom),
    })),
    making_days: making.days,
    is_made: making.isAlways,
  };
}
