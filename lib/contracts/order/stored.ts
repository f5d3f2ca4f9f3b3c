import { z } from "zod";
import type { Collector } from "@/lib/domain/checkout/checkout";
import type { ItemCancellation, OrderShipping, ParcelItem } from "@/lib/domain/order/order";
import type { RefundedItem } from "@/lib/domain/order/refund";
import type { TaxGroup } from "@/lib/domain/pricing/tax";
import type { ReturnedItem } from "@/lib/domain/return/return";

/** Schemas of the JSON columns of orders and checkouts. */

const moment = z.coerce.date();

export const storedTaxGroupsSchema = z.array(
  z.object({
    rateId: z.string(),
    rateName: z.string(),
    amount: z.int(),
    taxable: z.int(),
    components: z.array(z.object({ name: z.enum(["CGST", "SGST", "IGST"]), millionths: z.int(), amount: z.int() })),
  }),
) satisfies z.ZodType<TaxGroup[]>;

export const storedRefundedItemsSchema = z.array(
  z.object({ position: z.int(), quantity: z.int(), amount: z.int() }),
) satisfies z.ZodType<RefundedItem[]>;

export const storedCollectorSchema = z.object({
  name: z.string(),
  dialCode: z.string(),
  mobile: z.string(),
}) satisfies z.ZodType<Collector>;

export const storedShippingSchema = z.object({
  methodId: z.string(),
  methodName: z.string(),
  deliveryTime: z.string(),
  slot: z.object({ start: moment, end: moment }).nullable(),
  branch: z.object({ id: z.string(), name: z.string(), address: z.string(), mobile: z.string() }).nullable(),
  // Orders saved by earlier versions of the shop have no collector.
  collector: storedCollectorSchema.nullable().default(null),
}) satisfies z.ZodType<OrderShipping>;

export const storedCancellationSchema = z.object({
  reason: z.string(),
  text: z.string(),
  requestedAt: moment,
  decidedAt: moment.nullable(),
}) satisfies z.ZodType<ItemCancellation>;

export const storedReturnedItemsSchema = z.array(
  z.object({
    position: z.int(),
    quantity: z.int(),
    exchange: z
      .object({
        variantId: z.string(),
        sku: z.string(),
        options: z.array(z.string()),
        image: z.string(),
        difference: z.int(),
        stockTaken: z.int(),
      })
      .nullable()
      .default(null),
  }),
) satisfies z.ZodType<ReturnedItem[]>;

export const storedParcelItemsSchema = z.array(z.object({ position: z.int(), quantity: z.int() })) satisfies z.ZodType<
  ParcelItem[]
>;
