import "server-only";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { mailTemplate } from "@/lib/messages/mail/template";
import { lineSchema, orderContentSchema } from "./content";

/** Tells the owner that a customer has cancelled an order that was not paid. */
export const ownerCancelled = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true, items: true }).extend({
    email: mailRecipientSchema,
    /** The reference of the transfer that the customer has entered; empty if there is none. */
    reference: lineSchema,
  }),
  write: ({ number, name, email, items, reference }, store) => ({
    subject: `Order ${number} at ${store.name} was cancelled`,
    preview: `Cancelled by ${name || "a guest"} before it was paid.`,
    heading: "Order cancelled",
    replyTo: email,
    blocks: [
      {
        kind: "paragraph",
        text: `${name || "A guest"} has cancelled order ${number} before it was paid. Its items are in stock again.`,
      },
      { kind: "rows", rows: items },
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
