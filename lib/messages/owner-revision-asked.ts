import "server-only";
import { mailRecipientSchema } from "@/lib/contracts/recipient";
import { orderRowBlocks } from "./order-blocks";
import { orderContentSchema, textSchema } from "./order-content";
import { saidBlock } from "./quotation-blocks";
import { mailTemplate } from "./template";

/** To the people of the shop: a customer would have other prices. */
export const ownerRevisionAsked = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true, items: true, bill: true }).extend({
    email: mailRecipientSchema,
    text: textSchema,
  }),
  write: ({ email, text, ...quotation }, store) => ({
    subject: `Other prices are asked for: quotation ${quotation.number} at ${store.name}`,
    preview: `From ${quotation.name || "a guest"}.`,
    heading: "Other prices are asked for",
    replyTo: email,
    blocks: [
      {
        kind: "paragraph",
        text: `${quotation.name || "A guest"} has seen your prices for quotation ${quotation.number}, and would have it otherwise.`,
      },
      ...saidBlock("What they write", text),
      ...orderRowBlocks(quotation),
      { kind: "note", text: `npm run store -- quotations revise ${quotation.number} names other prices.` },
    ],
  }),
});
