import "server-only";
import { z } from "zod";
import { mobileBlocks, repliesToShopper, shopperContactShape } from "@/lib/messages/mail/shopper";
import { mailTemplate } from "@/lib/messages/mail/template";
import { lineSchema, orderContentSchema, textSchema } from "./content";

/** Tells the owner that a customer has cancelled an order that was not paid. */
export const ownerCancelled = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true, items: true }).extend({
    ...shopperContactShape,
    /** The reference of the transfer that the customer has entered; empty if there is none. */
    reference: lineSchema,
    /** The reason that the customer has named, a line each with their own words; empty if they were not asked. */
    reason: z.array(textSchema).max(2).default([]),
  }),
  write: ({ number, name, email, contactMobile, items, reference, reason }, store) => ({
    subject: `Order ${number} at ${store.name} was cancelled`,
    preview: `Cancelled by ${name || "a guest"} before it was paid.`,
    heading: "Order cancelled",
    ...repliesToShopper(email),
    blocks: [
      {
        kind: "paragraph",
        text: `${name || "A guest"} has cancelled order ${number} before it was paid. Its items are in stock again.`,
      },
      ...mobileBlocks(contactMobile),
      { kind: "rows", rows: items },
      ...(reason.length > 0 ? [{ kind: "lines", heading: "Reason", lines: reason } as const] : []),
      ...(reference
        ? [
            {
              kind: "paragraph",
              text: `They had entered the transfer reference ${reference}. If that money arrives, return it.`,
            } as const,
          ]
        : []),
    ],
  }),
});
