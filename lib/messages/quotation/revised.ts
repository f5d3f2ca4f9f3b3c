import "server-only";
import { z } from "zod";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";
import { addressed, destinationBlock, orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { messageBlock } from "./blocks";

/**
 * Tells the shopper that the shop has sent prices. The links in the mail open forms and change nothing by themselves,
 * because virus scanners open every link.
 */
export const quotationRevised = mailTemplate({
  ownWords: "additions",
  content: orderContentSchema.omit({ link: true }).extend({
    approve: linkSchema,
    revise: linkSchema,
    /** The shop's message; may be empty. */
    message: textSchema,
    /** True if these prices replace prices that the shop has already sent for this quotation. */
    isAnew: z.boolean(),
  }),
  write: ({ approve, revise, message, isAnew, ...quotation }, store) => ({
    subject: `Our prices for quotation ${quotation.number} at ${store.name}`,
    preview: "Approve these prices, or ask for a revision.",
    heading: addressed(isAnew ? "New prices for you" : "Our prices for you", quotation),
    blocks: [
      {
        kind: "paragraph",
        text: isAnew
          ? `We have changed our prices for quotation ${quotation.number}. They replace the earlier ones.`
          : `These are our prices for quotation ${quotation.number}.`,
      },
      ...messageBlock(`From ${store.name}`, message),
      ...orderRowBlocks(quotation),
      destinationBlock(quotation),
      { kind: "paragraph", text: "If you approve these prices, we place your order and e-mail you how to pay." },
      { kind: "button", text: "Approve these prices", link: approve },
      { kind: "paragraph", text: "Would you like to change something? Tell us, and we will review our prices." },
      { kind: "button", text: "Ask for a revision", link: revise },
    ],
  }),
});
