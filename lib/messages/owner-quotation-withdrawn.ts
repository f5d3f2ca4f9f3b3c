import "server-only";
import { orderContentSchema, textSchema } from "./order-content";
import { saidBlock } from "./quotation-blocks";
import { mailTemplate } from "./template";

/** To the people of the shop: a customer wants it no more. */
export const ownerQuotationWithdrawn = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true }).extend({
    /** May be empty. */
    reason: textSchema,
  }),
  write: ({ number, name, reason }, store) => ({
    subject: `Quotation ${number} at ${store.name} is withdrawn`,
    preview: `By ${name || "a guest"}.`,
    heading: "A quotation is withdrawn",
    blocks: [
      {
        kind: "paragraph",
        text: `${name || "A guest"} has withdrawn quotation ${number}. There is nothing left to do.`,
      },
      ...saidBlock("What they write", reason),
    ],
  }),
});
