import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { codeSentSchema, dialCodeSchema, idSchema, mobileSchema } from "@/lib/contracts/customer/fields";
import { HOSTED_KINDS } from "@/lib/domain/payment/payment";

const PAYABLE_REFUSALS = ["order_unknown", "order_not_payable", "payment_unavailable"] as const;

const orderParams = z.object({ order_id: idSchema });

const paidSchema = z.object({
  payment: z.enum(["succeeded", "pending", "failed", "to_be_returned", "unknown"]).meta({
    description: "`pending`, `unknown`: the provider reports later, and the order then updates by itself",
  }),
  leads_to: z.string().meta({ description: "The next page of the shop" }),
});
export type PaymentResultWire = z.output<typeof paidSchema>;

export const payBySquareCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payments/square",
  caller: "visitor",
  summary:
    "Charges a card for the visitor's own order, with a token from Square's script. The header Idempotency-Key identifies the attempt: repeating it charges nothing and returns its outcome.",
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
  summary: "Starts a payment of the visitor's own order through Foloosi, whose script continues with the token.",
  params: orderParams,
  answer: z.object({ reference_token: z.string(), merchant_key: z.string() }),
  refusals: [...PAYABLE_REFUSALS, "too_many_attempts"],
});
export type FoloosiTokenWire = z.output<(typeof payByFoloosiCall)["answer"]>;

export const returnFromFoloosiCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payments/foloosi/return",
  caller: "visitor",
  summary: "Reports the number of a payment, whose outcome is then read from Foloosi.",
  params: orderParams,
  body: z.object({ transaction_no: z.string().min(1).max(100) }),
  answer: paidSchema,
  refusals: ["order_unknown", "too_many_attempts"],
});

const hostedParams = orderParams.extend({ provider: z.enum(HOSTED_KINDS) });

const hostedTokenSchema = z.object({
  token: z.string().meta({
    description: "razorpay, its order; stripe, the client secret of its PaymentIntent; paypal, the address of its page",
  }),
});
export type HostedTokenWire = z.output<typeof hostedTokenSchema>;

export const startHostedPaymentCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payments/{provider}",
  caller: "visitor",
  summary: "Starts a payment of the visitor's own order at a provider, whose script or page continues with the token.",
  params: hostedParams,
  answer: hostedTokenSchema,
  refusals: [...PAYABLE_REFUSALS, "too_many_attempts"],
});

const hostedReturnSchema = z.object({
  reference: z.string().min(1).max(100).meta({
    description: "razorpay: razorpay_order_id; stripe: the id of the PaymentIntent; paypal: the id of its order",
  }),
  payment_id: z.string().max(100).optional().meta({ description: "razorpay: razorpay_payment_id" }),
  signature: z.string().max(200).optional().meta({ description: "razorpay: razorpay_signature" }),
});
export type HostedReturnWire = z.input<typeof hostedReturnSchema>;

export const finishHostedPaymentCall = defineCall({
  method: "POST",
  path: "/api/orders/{order_id}/payments/{provider}/return",
  caller: "visitor",
  summary: "Reports what the provider told the browser. The outcome is then read from the provider.",
  params: hostedParams,
  body: hostedReturnSchema,
  answer: paidSchema,
  refusals: ["order_unknown", "too_many_attempts"],
});

export const cancelPendingPaymentCall = defineCall({
  method: "DELETE",
  path: "/api/orders/{order_id}/payments",
  caller: "visitor",
  summary:
    "Cancels the visitor's own order that awaits payment, to choose another payment method. Its stock is released at once.",
  params: orderParams,
  answer: z.object({ leads_to: z.string() }),
  refusals: ["order_unknown", "order_not_payable", "payment_under_way"],
});

export const sendCashOnDeliveryCodeCall = defineCall({
  method: "POST",
  path: "/api/checkout/{checkout_id}/cod-code",
  caller: "visitor",
  part: "ordering",
  summary: "Sends a code, valid for 60 seconds, to the mobile number of a cash-on-delivery order.",
  params: z.object({ checkout_id: idSchema }),
  body: z.object({ dial_code: dialCodeSchema, mobile: mobileSchema }),
  answer: codeSentSchema,
  refusals: ["checkout_unknown", "payment_unknown", "payment_refused", "mobile_invalid", "too_many_attempts"],
});
