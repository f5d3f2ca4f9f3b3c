import "server-only";
import { mobileBlocks, repliesToShopper, shopperContactShape } from "@/lib/messages/mail/shopper";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { messageBlock } from "./blocks";

/** Tells the owner that a customer has cancelled a quotation. */
export const ownerQuotationWithdrawn = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true }).extend({
    ...shopperContactShape,
    /** Why the customer cancelled; may be empty. */
    reason: textSchema,
  }),
  write: ({ number, name, email, contactMobile, reason }, store) => ({
    subject: `Quotation ${number} at ${store.name} was cancelled`,
    preview: `Cancelled by ${name || "a guest"}.`,
    heading: "Quotation cancelled",
    ...repliesToShopper(email),
    blocks: [
      {
        kind: "paragraph",
        text: `${name || "A guest"} has cancelled quotation ${number}. There is nothing left to do.`,
      },
      ...mobileBlocks(contactMobile),
      ...messageBlock("Their message", reason),
    ],
  }),
});
