import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { codeSentSchema, dialCodeSchema, idSchema, mobileSchema } from "@/lib/contracts/customer/fields";

const PAYABLE_REFUSALS = ["order_unknown", "order_not_payable", "payment_unavailable"];

const orderParams = z.object({ order_id: idSchema });

const paidSchema = z.object({
  payment: z.enum(["succeeded", "pending", "failed", "to_be_returned", "unknown"]).meta({
    description: "`pending`, `unknown`: the provider tells later, and the order follows by itself",
  }),
  leads_to: z.string().meta({ description: "Page of the shop that goes on from here" }),
});
export type PaidWire = z.output<typeof paidSchema>;

export const payBySquareCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payments/square",
  caller: "visitor",
  summary:
    "Charges a card for an order of one's own, with a token of Square's script. The header Idempotency-Key names the try: the same again charges nothing, and tells what became of it.",
  params: orderParams,
  body: z.object({ source_id: z.string().min(1).max(500) }),
  answer: paidSchema,
  refusals: [
    ...PAYABLE_REFUSALS,
    "payment_declined",
    "payment_under_way",
    "idempotency_key_missing",
    "too_many_attempts",
  ],
});

export const payByFoloosiCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payments/foloosi",
  caller: "visitor",
  summary: "Begins a payment of an order of one's own through Foloosi, whose script goes on with the token.",
  params: orderParams,
  answer: z.object({ reference_token: z.string(), merchant_key: z.string() }),
  refusals: [...PAYABLE_REFUSALS, "too_many_attempts"],
});
export type FoloosiTokenWire = z.output<(typeof payByFoloosiCall)["answer"]>;

export const returnFromFoloosiCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payments/foloosi/return",
  caller: "visitor",
  summary: "Says under which number a payment was made; Foloosi is asked what became of it.",
  params: orderParams,
  body: z.object({ transaction_no: z.string().min(1).max(100) }),
  answer: paidSchema,
  refusals: ["order_unknown", "too_many_attempts"],
});

export const cancelPendingPaymentCall = defineCall({
  method: "DELETE",
  path: "/api/orders/{order_id}/payments",
  caller: "visitor",
  summary: "Gives up an order of one's own that waits for money, to pay in another way: what it keeps is free at once.",
  params: orderParams,
  answer: z.object({ leads_to: z.string() }),
  refusals: ["order_unknown", "order_not_payable", "payment_under_way"],
});

export const sendCashOnDeliveryCodeCall = defineCall({
  method: "POST",
  path: "/api/checkout/{checkout_id}/cod-code",
  caller: "visitor",
  part: "ordering",
  summary: "Sends a code that is good for 60 seconds to the number that cash on delivery is asked with.",
  params: z.object({ checkout_id: idSchema }),
  body: z.object({ dial_code: dialCodeSchema, mobile: mobileSchema }),
  answer: codeSentSchema,
  refusals: ["checkout_unknown", "payment_unknown", "payment_refused", "mobile_invalid", "too_many_attempts"],
});
