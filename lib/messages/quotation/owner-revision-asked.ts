import "server-only";
import { deskButton } from "@/lib/messages/mail/desk-button";
import { mobileBlocks, repliesToShopper, shopperContactShape } from "@/lib/messages/mail/shopper";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { messageBlock } from "./blocks";

/** Tells the owner that a customer asks for other prices or conditions. */
export const ownerRevisionAsked = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true, items: true, bill: true }).extend({
    ...shopperContactShape,
    text: textSchema,
  }),
  write: ({ email, contactMobile, text, ...quotation }, store) => ({
    subject: `Revision request: quotation ${quotation.number} at ${store.name}`,
    preview: `Requested by ${quotation.name || "a guest"}.`,
    heading: "Revision request",
    ...repliesToShopper(email),
    blocks: [
      {
        kind: "paragraph",
        text: `${quotation.name || "A guest"} has seen your prices for quotation ${quotation.number} and asks for a change.`,
      },
      ...mobileBlocks(contactMobile),
      ...messageBlock("Their message", text),
      ...orderRowBlocks(quotation),
      deskButton(store, `quotations/${quotation.number}`, "Send new prices"),
    ],
  }),
});
