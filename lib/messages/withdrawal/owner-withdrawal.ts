import "server-only";
import { z } from "zod";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { deskButton } from "@/lib/messages/mail/desk-button";
import { mailTemplate } from "@/lib/messages/mail/template";
import { withdrawalContentSchema, withdrawalLines } from "./content";

/** Tells the owner that a shopper has withdrawn from a contract, which needs no consent. */
export const ownerWithdrawal = mailTemplate({
  content: withdrawalContentSchema.extend({
    email: mailRecipientSchema,
    /** Whether there is an order with this number and e-mail address. */
    isOrderKnown: z.boolean(),
  }),
  write: ({ email, isOrderKnown, ...declared }, store) => ({
    subject: `Withdrawal: order ${declared.orderNumber} at ${store.name}`,
    preview: `Declared by ${declared.name}`,
    heading: "A customer has withdrawn from a contract",
    replyTo: email,
    blocks: [
      { kind: "lines", heading: "What was declared", lines: [...withdrawalLines(declared), `E-mail: ${email}`] },
      ...(isOrderKnown ? [deskButton(store, `orders/${declared.orderNumber}`, "Open the order")] : []),
      { kind: "note", text: isOrderKnown ? NEXT_STEPS : NO_SUCH_ORDER },
    ],
  }),
});

const NEXT_STEPS =
  "Cancel what has not left yet. For what has, tell the customer how to send it back, and refund it when it is here.";

const NO_SUCH_ORDER =
  "No order has this number and e-mail address. Ask the customer which order is meant: the withdrawal counts if there is one.";
