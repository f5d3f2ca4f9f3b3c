import "server-only";
import { z } from "zod";
import { nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

/** The product an enquiry is about, named as in the shop. */
export const enquiryContentSchema = z.object({
  product: nameSchema,
  slug: z.string().min(1).max(300),
  /** The options of the chosen variant; empty if no variant was chosen. */
  options: z.string().max(200),
});

/**
 * Confirms to the sender that the enquiry has arrived. The mail contains nothing the sender entered, not even a name:
 * anybody can enter somebody else's e-mail address, and must not be able to send them text through the shop.
 */
export const enquiryReceived = mailTemplate({
  content: enquiryContentSchema,
  write: ({ product, slug, options }, store) => ({
    subject: `We have received your question about ${product}`,
    preview: `${store.name} will answer by e-mail.`,
    heading: "We have received your question",
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `Thank you for asking about ${product}${options && ` (${options})`}. ${store.name} will answer by e-mail.`,
      },
      { kind: "button", text: "View the product", link: `${store.origin}/product/${encodeURIComponent(slug)}` },
      {
        kind: "note",
        text: "If you did not send us a question, someone may have entered your e-mail address by mistake. You can ignore this e-mail.",
      },
    ],
  }),
});
