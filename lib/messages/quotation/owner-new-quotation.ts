import "server-only";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { mailTemplate } from "@/lib/messages/mail/template";
import { destinationBlock, orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { saidBlock } from "./blocks";

/** To the people of the shop. */
export const ownerNewQuotation = mailTemplate({
  content: orderContentSchema.omit({ link: true }).extend({
    email: mailRecipientSchema,
    /** What the customer has written; may be empty. */
    note: textSchema,
  }),
  write: ({ email, note, ...quotation }, store) => ({
    subject: `New quotation ${quotation.number} at ${store.name}`,
    preview: `From ${quotation.name || "a guest"}. They wait for your prices.`,
    heading: `New quotation ${quotation.number}`,
    replyTo: email,
    blocks: [
      {
        kind: "paragraph",
        text: `From ${quotation.name || "a guest"}, at the prices of the shop. They wait for yours.`,
      },
      ...saidBlock("Note", note),
      ...orderRowBlocks(quotation),
      destinationBlock(quotation),
      { kind: "note", text: `npm run store -- quotations revise ${quotation.number} names your prices.` },
    ],
  }),
});
