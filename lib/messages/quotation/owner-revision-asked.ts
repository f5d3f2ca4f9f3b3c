import "server-only";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { saidBlock } from "./blocks";

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
