import "server-only";
import { z } from "zod";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { DISPUTE_STATUSES, type DisputeStatus } from "@/lib/domain/payment/dispute";
import { mailTemplate } from "@/lib/messages/mail/template";
import { amountSchema, lineSchema, orderContentSchema } from "@/lib/messages/order/content";

/** Tells the owner that a shopper disputes a payment with their bank, or how that has ended. */
export const ownerDispute = mailTemplate({
  content: orderContentSchema.pick({ number: true }).extend({
    /** Empty after the customer's account was deleted. */
    email: mailRecipientSchema.or(z.literal("")),
    status: z.enum(DISPUTE_STATUSES),
    /** The store's name of the payment method. */
    payment: lineSchema,
    amount: amountSchema,
    /** The provider's word for why; may be empty. */
    reason: lineSchema,
    /** Until when the owner can answer; empty if the provider names no moment. */
    answerBy: lineSchema,
  }),
  write: ({ number, email, status, payment, amount, reason, answerBy }, store) => ({
    subject: `${SUBJECTS[status]}: order ${number} at ${store.name}`,
    preview: `${amount} by ${payment}`,
    heading: SUBJECTS[status],
    ...(email && { replyTo: email }),
    blocks: [
      { kind: "paragraph", text: TEXTS[status](amount, number) },
      {
        kind: "lines",
        heading: "What your payment provider says",
        lines: [
          `Payment: ${payment}`,
          ...(reason ? [`Reason: ${reason}`] : []),
          ...(answerBy && status === "open" ? [`Answer by: ${answerBy}`] : []),
        ],
      },
      ...(status === "open" ? [{ kind: "note", text: HOW_TO_ANSWER } as const] : []),
    ],
  }),
});

const SUBJECTS: Record<DisputeStatus, string> = {
  open: "A payment is disputed",
  won: "You keep a disputed payment",
  lost: "A bank took a payment back",
};

const TEXTS: Record<DisputeStatus, (amount: string, number: string) => string> = {
  open: (amount, number) =>
    `The customer of order ${number} has asked their bank for ${amount} back. Until the bank decides, nothing of this payment can be refunded.`,
  won: (amount, number) => `The bank has decided for you: the ${amount} for order ${number} stays with your shop.`,
  lost: (amount, number) =>
    `The bank has decided for the customer of order ${number} and returned ${amount}. The shop has recorded it as a refund.`,
};

const HOW_TO_ANSWER =
  "Answer in your payment provider's dashboard, with the invoice and the proof of delivery. If you do not, the bank decides without you.";
