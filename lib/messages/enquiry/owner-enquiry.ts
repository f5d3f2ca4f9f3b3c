import "server-only";
import { z } from "zod";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { MAX_ENQUIRY_LENGTH } from "@/lib/domain/enquiry";
import { nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";
import { enquiryContentSchema } from "./received";

/**
 * Tells the owner about an enquiry. Replies to the mail go to the customer's e-mail address, so that the owner can
 * simply answer it.
 */
export const ownerEnquiry = mailTemplate({
  content: enquiryContentSchema.extend({
    sku: z.string().max(200),
    name: nameSchema,
    email: mailRecipientSchema,
    mobile: z.string().max(40),
    message: z.string().min(1).max(MAX_ENQUIRY_LENGTH),
  }),
  write: ({ product, slug, options, sku, name, email, mobile, message }, store) => ({
    subject: `${name} asks about ${product}`,
    preview: message.slice(0, 120),
    heading: "New product enquiry",
    replyTo: email,
    blocks: [
      {
        kind: "lines",
        heading: "Product",
        lines: [product, ...(options ? [options] : []), ...(sku ? [`SKU ${sku}`] : [])],
      },
      { kind: "lines", heading: "From", lines: [name, email, ...(mobile ? [mobile] : [])] },
      { kind: "lines", heading: "Message", lines: message.split(/\r?\n/) },
      { kind: "button", text: "View the product", link: `${store.origin}/product/${encodeURIComponent(slug)}` },
      { kind: "note", text: "Reply to this e-mail to answer the customer." },
    ],
  }),
});
