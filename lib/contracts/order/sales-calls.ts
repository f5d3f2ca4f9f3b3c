import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { SALES_BY, type Sales } from "@/lib/domain/order/sales";
import { UNITS } from "@/lib/domain/product/unit";

const rowSchema = z.object({
  key: z
    .string()
    .meta({ description: "A day as 2026-11-29, the id of a product or category, an offer code, a country" }),
  name: z.string().meta({ description: "Of a product or category; otherwise empty" }),
  orders: z.int(),
  amount: z.number().meta({ description: "In the base currency" }),
  quantity: z.number().nullable().meta({ description: "Of a product, in its unit; otherwise null" }),
  unit: z.enum(UNITS).nullable(),
  discount: z.number().nullable().meta({ description: "What an offer took off; null for other rows" }),
});
export type SalesRowWire = z.output<typeof rowSchema>;

export const salesAnswerSchema = z.object({
  from: z.string(),
  to: z.string(),
  by: z.enum(SALES_BY),
  orders: z.int(),
  amount: z.number().meta({ description: "What all orders came to, less what was refunded" }),
  rows: z.array(rowSchema).meta({ description: "At most 1,000" }),
});
export type SalesAnswer = z.output<typeof salesAnswerSchema>;

const day = z.iso.date().meta({ description: "As 2026-11-29, in the shop's days" });

export const showSalesCall = defineCall({
  method: "GET",
  path: "/api/owner/reports/sales",
  caller: "owner",
  right: "money.read",
  summary: "What was sold in a period, by day, product, category, offer or country",
  query: storeQuerySchema.extend({ from: day, to: day, by: z.enum(SALES_BY).default("day") }),
  answer: salesAnswerSchema,
  refusals: ["store_unknown", "dates_reversed"],
});

type Asked = Pick<SalesAnswer, "from" | "to" | "by">;

export const salesToWire = (asked: Asked, sales: Sales): SalesAnswer => ({
  ...asked,
  orders: sales.orders,
  amount: toMajor(sales.amount),
  rows: sales.rows.map(({ key, name, orders, amount, quantity, unit, discount }) => ({
    ...{ key, name, orders, unit, amount: toMajor(amount) },
    quantity: quantity === null ? null : toMajor(quantity),
    discount: discount === null ? null : toMajor(discount),
  })),
});
