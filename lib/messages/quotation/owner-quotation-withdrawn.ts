import "server-only";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { saidBlock } from "./blocks";

/** To the people of the shop: a customer wants it no more. */
export const ownerQuotationWithdrawn = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true }).extend({
    email: mailRecipientSchema,
    /** May be empty. */
    reason: textSchema,
  }),
  write: ({ number, name, email, reason }, store) => ({
    subject: `Quotation ${number} at ${store.name} is withdrawn`,
    preview: `By ${name || "a guest"}.`,
    heading: "A quotation is withdrawn",
    replyTo: email,
    blocks: [
      {
        kind: "paragraph",
        text: `${name || "A guest"} has withdrawn quotation ${number}. There is nothing left to do.`,
      },
      ...saidBlock("What they write", reason),
    ],
  }),
});
