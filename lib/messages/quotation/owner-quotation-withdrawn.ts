import "server-only";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { messageBlock } from "./blocks";

/** Tells the owner that a customer has cancelled a quotation. */
export const ownerQuotationWithdrawn = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true }).extend({
    email: mailRecipientSchema,
    /** Why the customer cancelled; may be empty. */
    reason: textSchema,
  }),
  write: ({ number, name, email, reason }, store) => ({
    subject: `Quotation ${number} at ${store.name} was cancelled`,
    preview: `Cancelled by ${name || "a guest"}.`,
    heading: "Quotation cancelled",
    replyTo: email,
    blocks: [
      {
        kind: "paragraph",
        text: `${name || "A guest"} has cancelled quotation ${number}. There is nothing left to do.`,
      },
      ...messageBlock("Their message", reason),
    ],
  }),
});
