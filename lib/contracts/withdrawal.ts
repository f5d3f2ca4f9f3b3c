import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { fieldRefusal } from "@/lib/contracts/api/refusals";
import { emailSchema, idSchema, line, momentSchema, nameSchema, paragraphs } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import type { Withdrawal } from "@/lib/domain/withdrawal";

const MAX_ITEMS_LENGTH = 1_000;

export const withdrawalAnswerSchema = z.object({
  _id: z.string().meta({ description: "Names what was entered; the page that confirms it needs it" }),
  confirmed_on: momentSchema.nullable().meta({ description: "When it was confirmed; null before that" }),
});
export type WithdrawalAnswer = z.output<typeof withdrawalAnswerSchema>;

export function withdrawalToAnswer({ id, confirmedAt }: Withdrawal): WithdrawalAnswer {
  return { _id: id, confirmed_on: confirmedAt?.toISOString() ?? null };
}

export const declareWithdrawalCall = defineCall({
  method: "POST",
  path: "/api/withdrawals",
  caller: "visitor",
  summary:
    "Begins the withdrawal from a contract. It counts once it is confirmed; the answer does not reveal whether there is such an order.",
  body: z.object({
    order_number: line(60).refine((text) => text !== "", fieldRefusal("value_needed")),
    name: nameSchema,
    email: emailSchema.meta({ description: "Where the confirmation goes" }),
    items: paragraphs(MAX_ITEMS_LENGTH)
      .default("")
      .meta({ description: "What of the order it is about; empty for all of it" }),
  }),
  answer: withdrawalAnswerSchema,
  refusals: ["withdrawals_off", "too_many_attempts"],
});

export const confirmWithdrawalCall = defineCall({
  method: "POST",
  path: "/api/withdrawals/{withdrawal_id}/confirm",
  caller: "visitor",
  summary:
    "Confirms a withdrawal, with a mail to the shopper that repeats it and names the moment. Repeating the call changes nothing.",
  params: z.object({ withdrawal_id: idSchema }),
  answer: withdrawalAnswerSchema,
  refusals: ["withdrawal_unknown"],
});

export const withdrawalWireSchema = z.object({
  _id: z.string(),
  order_number: z.string().meta({ description: "As the shopper has entered it" }),
  order_id: z
    .string()
    .nullable()
    .meta({ description: "The order with this number and e-mail address; null if there is none" }),
  name: z.string(),
  email: z.string(),
  items: z.string().meta({ description: "What of the order it is about; empty for all of it" }),
  confirmed_on: momentSchema.nullable(),
});
export type WithdrawalWire = z.output<typeof withdrawalWireSchema>;

export function withdrawalToWire(withdrawal: Withdrawal): WithdrawalWire {
  const { id, orderNumber, orderId, name, email, items, confirmedAt } = withdrawal;
  return {
    _id: id,
    order_number: orderNumber,
    order_id: orderId,
    name,
    email,
    items,
    confirmed_on: confirmedAt?.toISOString() ?? null,
  };
}

export const WITHDRAWALS_PER_PAGE = 50;

export const withdrawalsAnswerSchema = z.object({
  list: z.array(withdrawalWireSchema),
  total: z.int(),
  page: z.int(),
});
export type WithdrawalsAnswer = z.output<typeof withdrawalsAnswerSchema>;

export const listWithdrawalsCall = defineCall({
  method: "GET",
  path: "/api/owner/withdrawals",
  caller: "owner",
  right: "orders.read",
  summary: "The confirmed withdrawals from contracts, the newest first",
  query: storeQuerySchema.extend({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  answer: withdrawalsAnswerSchema,
});
