import "server-only";
import { deskButton } from "@/lib/messages/mail/desk-button";
import { mobileBlocks, repliesToShopper, shopperContactShape } from "@/lib/messages/mail/shopper";
import { mailTemplate } from "@/lib/messages/mail/template";
import { lineSchema, orderContentSchema, textSchema } from "./content";

/** Tells the owner that a customer has asked to cancel items. The owner must accept or decline the request. */
export const ownerCancellation = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true }).extend({
    ...shopperContactShape,
    requested: orderContentSchema.shape.items,
    reason: lineSchema,
    text: textSchema,
  }),
  write: ({ number, name, email, contactMobile, requested, reason, text }, store) => ({
    subject: `Cancellation request: order ${number} at ${store.name}`,
    preview: reason,
    heading: "Cancellation request",
    ...repliesToShopper(email),
    blocks: [
      { kind: "paragraph", text: `${name || "A guest"} would like to cancel these items from order ${number}.` },
      ...mobileBlocks(contactMobile),
      { kind: "rows", rows: requested },
      { kind: "lines", heading: "Reason", lines: [reason, ...(text ? [text] : [])] },
      deskButton(store, `orders/${number}`, "Answer at the desk"),
    ],
  }),
});
