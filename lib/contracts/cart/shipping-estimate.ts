import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { line } from "@/lib/contracts/customer/fields";
import { cartQuerySchema } from "./calls";

const amount = z.number().min(0);

const shippingEstimateWireSchema = z.object({
  pincode: z.string(),
  place: z.string().meta({ description: "The postal code, with its state if it lies in one only" }),
  currency: z.string().meta({ description: "The currency whose additional charge is included in the prices" }),
  methods: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      delivery_time: z.string(),
      price: amount.meta({ description: "In the base currency, including the additional charge" }),
      at_most: z.boolean().meta({ description: "True if it may cost less" }),
    }),
  ),
});
export type ShippingEstimateWire = z.output<typeof shippingEstimateWireSchema>;

export const estimateShippingCall = defineCall({
  method: "GET",
  path: "/api/cart/shipping",
  caller: "visitor",
  part: "ordering",
  summary: "What it costs to ship the visitor's cart to a postal code in the store's country",
  query: cartQuerySchema.extend({ pincode: line(20) }),
  answer: shippingEstimateWireSchema,
  refusals: ["estimate_off", "pincode_invalid", "pincode_not_served", "place_not_served"],
});
