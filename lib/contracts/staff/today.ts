import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { toMajor } from "@/lib/contracts/codec/decimal";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { Sales, SalesSpan, ToDo } from "@/lib/domain/staff/today";

const salesSchema = z.object({ orders: z.int(), amount: z.number() });

export const todayAnswerSchema = z.object({
  to_confirm: z.int(),
  to_send: z.int().meta({ description: "Confirmed, and not sent yet" }),
  unpaid: z.int().meta({ description: "Placed, and their transfer has not arrived" }),
  refunds_due: z.int(),
  returns_asked: z.int().meta({ description: "Returns that wait for a decision" }),
  messages_failed: z
    .int()
    .nullable()
    .meta({ description: "E-mails and text messages; null without the right `messages.read`" }),
  sales: z
    .array(z.object({ days: z.int(), now: salesSchema, before: salesSchema }))
    .nullable()
    .meta({
      description:
        "Of the last days and of as many before, without what was cancelled or refunded; null without the right `money.read`",
    }),
});
export type TodayAnswer = z.output<typeof todayAnswerSchema>;

export function todayToWire(toDo: ToDo, sales: readonly SalesSpan[] | null): TodayAnswer {
  const inMajor = ({ orders, amount }: Sales) => ({ orders, amount: toMajor(amount) });
  return {
    to_confirm: toDo.toConfirm,
    to_send: toDo.toSend,
    unpaid: toDo.unpaid,
    refunds_due: toDo.refundsDue,
    returns_asked: toDo.returnsAsked,
    messages_failed: toDo.messagesFailed,
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
