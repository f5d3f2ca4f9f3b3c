import "server-only";
import { mailRecipientSchema } from "@/lib/contracts/recipient";
import { orderContentSchema, textSchema } from "./order-content";
import { saidBlock } from "./quotation-blocks";
import { mailTemplate } from "./template";

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
