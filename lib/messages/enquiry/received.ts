import "server-only";
import { z } from "zod";
import { nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

/** What an enquiry is about, as the shop calls it. */
export const enquiryContentSchema = z.object({
  product: nameSchema,
  slug: z.string().min(1).max(300),
  /** Of the chosen variant; empty without one. */
  options: z.string().max(200),
});

/**
 * To who has asked about a product. Nothing that was typed stands in it, not even a name: anybody may type anybody's
 * address, and the shop must not be what carries their words there.
 */
export const enquiryReceived = mailTemplate({
  content: enquiryContentSchema,
  write: ({ product, slug, options }, store) => ({
    subject: `Your question about ${product} has arrived`,
    preview: `${store.name} will write to you.`,
    heading: "Your question has arrived",
    blocks: [
      {
        kind: "paragraph",
        text: `Thank you for asking about ${product}${options && ` (${options})`}. Somebody of ${store.name} reads it and writes to you.`,
      },
      { kind: "button", text: "See it again", link: `${store.origin}/product/${encodeURIComponent(slug)}` },
      {
        kind: "note",
        text: "If you have not asked us anything, somebody has mistyped their address: no need to do anything.",
      },
    ],
  }),
});
