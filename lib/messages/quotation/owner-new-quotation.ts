import "server-only";
import { deskButton } from "@/lib/messages/mail/desk-button";
import { mobileBlocks, repliesToShopper, shopperContactShape } from "@/lib/messages/mail/shopper";
import { mailTemplate } from "@/lib/messages/mail/template";
import { destinationBlock, orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { messageBlock } from "./blocks";

/** Tells the owner that a customer has requested a quotation. */
export const ownerNewQuotation = mailTemplate({
  content: orderContentSchema.omit({ link: true }).extend({
    ...shopperContactShape,
    /** The customer's note; may be empty. */
    note: textSchema,
  }),
  write: ({ email, contactMobile, note, ...quotation }, store) => ({
    subject: `New quotation request ${quotation.number} at ${store.name}`,
    preview: `From ${quotation.name || "a guest"}. The customer is waiting for your prices.`,
    heading: `New quotation request ${quotation.number}`,
    ...repliesToShopper(email),
    blocks: [
      {
        kind: "paragraph",
        text: `From ${quotation.name || "a guest"}. The prices below are list prices; the customer is waiting for yours.`,
      },
      ...mobileBlocks(contactMobile),
      ...messageBlock("Note", note),
      ...orderRowBlocks(quotation),
      destinationBlock(quotation),
      deskButton(store, `quotations/${quotation.number}`, "Send your prices"),
    ],
  }),
});
