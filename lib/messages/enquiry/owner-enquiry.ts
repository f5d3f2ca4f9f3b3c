import "server-only";
import { z } from "zod";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { MAX_ENQUIRY_LENGTH } from "@/lib/domain/enquiry";
import { nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";
import { enquiryContentSchema } from "./received";

/** To the people of the shop: somebody asks about a product. Answering the mail answers them. */
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
    heading: "Somebody asks about a product",
    replyTo: email,
    blocks: [
      {
        kind: "lines",
        heading: "About",
        lines: [product, ...(options ? [options] : []), ...(sku ? [`SKU ${sku}`] : [])],
      },
      { kind: "lines", heading: "From", lines: [name, email, ...(mobile ? [mobile] : [])] },
      { kind: "lines", heading: "What they write", lines: message.split(/\r?\n/) },
      { kind: "button", text: "See the product", link: `${store.origin}/product/${encodeURIComponent(slug)}` },
      { kind: "note", text: "Answer this mail, and your answer goes to them." },
    ],
  }),
});
