import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { UNITS } from "@/lib/domain/product/unit";
import { BEST_SELLER_DAYS, MISSED_SEARCH_DAYS, type Sales, type Today } from "@/lib/domain/staff/today";

const salesSchema = z.object({ orders: z.int(), amount: z.number() });

export const todayAnswerSchema = z.object({
  to_confirm: z.int(),
  to_send: z.int().meta({ description: "Confirmed, and not sent yet" }),
  unpaid: z.int().meta({ description: "Placed, and their transfer has not arrived" }),
  refunds_due: z.int(),
  cancellations_asked: z.int().meta({ description: "Orders of which the customer has asked to cancel something" }),
  returns_asked: z.int().meta({ description: "Returns that wait for a decision" }),
  quotations_asked: z.int().meta({ description: "Quotations that wait for prices" }),
  stock_out: z.int().meta({ description: "What is sold, counted, and used up" }),
  stock_low: z.int().meta({ description: "What is sold, counted, and running out" }),
  enquiries_waiting: z.int().nullable().meta({ description: "Null without the right `customers.read`" }),
  messages_failed: z
    .int()
    .nullable()
    .meta({ description: "E-mails and text messages; null without the right `messages.read`" }),
  best_sellers: z
    .array(
      z.object({
        slug: z.string(),
        name: z.string(),
        unit: z.enum(UNITS),
        quantity: z.number(),
        amount: z.number().nullable().meta({ description: "Null without the right `money.read`" }),
      }),
    )
    .meta({ description: `Of the last ${BEST_SELLER_DAYS} days` }),
  missed_searches: z
    .array(z.object({ text: z.string(), count: z.int() }))
    .meta({ description: `What was searched for without a result in the last ${MISSED_SEARCH_DAYS} days` }),
  sales: z
    .array(z.object({ days: z.int(), now: salesSchema, before: salesSchema }))
    .nullable()
    .meta({
      description:
        "Of the last days and of as many before, without what was cancelled or refunded; null without the right `money.read`",
    }),
});
export type TodayAnswer = z.output<typeof todayAnswerSchema>;

export function todayToWire({ toDo, sales, bestSellers, missedSearches }: Today): TodayAnswer {
  const inMajor = ({ orders, amount }: Sales) => ({ orders, amount: toMajor(amount) });
  return {
    to_confirm: toDo.toConfirm,
    to_send: toDo.toSend,
    unpaid: toDo.unpaid,
    refunds_due: toDo.refundsDue,
    cancellations_asked: toDo.cancellationsAsked,
    returns_asked: toDo.returnsAsked,
    quotations_asked: toDo.quotationsAsked,
    stock_out: toDo.stockOut,
    stock_low: toDo.stockLow,
    enquiries_waiting: toDo.enquiriesWaiting,
    messages_failed: toDo.messagesFailed,
    best_sellers: bestSellers.map(({ quantity, amount, ...product }) => ({
      ...product,
      quantity: toMajor(quantity),
      amount: sales && toMajor(amount),
    })),
    missed_searches: [...missedSearches],
    sales: sales?.map(({ days, now, before }) => ({ days, now: inMajor(now), before: inMajor(before) })) ?? null,
  };
}

export const showTodayCall = defineCall({
  method: "GET",
  path: "/api/owner/today",
  caller: "owner",
  right: "orders.read",
  summary: "What waits for somebody, and what was sold lately",
  query: storeQuerySchema,
  answer: todayAnswerSchema,
});
