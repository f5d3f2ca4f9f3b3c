import "server-only";
import { z } from "zod";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";
import { addressed, destinationBlock, orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { saidBlock } from "./blocks";

/** The shop has named prices. Its links open pages that ask again: programs that open every link approve nothing. */
export const quotationRevised = mailTemplate({
  content: orderContentSchema.omit({ link: true }).extend({
    approve: linkSchema,
    revise: linkSchema,
    /** Of the shop; may be empty. */
    message: textSchema,
    /** It has named others before. */
    isAnew: z.boolean(),
  }),
  write: ({ approve, revise, message, isAnew, ...quotation }, store) => ({
    subject: `Our prices for quotation ${quotation.number} at ${store.name}`,
    preview: "Approve them, or ask for others.",
    heading: addressed(isAnew ? "New prices for you" : "Our prices for you", quotation),
    blocks: [
      {
        kind: "paragraph",
        text: isAnew
          ? `We have changed our prices for quotation ${quotation.number}. They take the place of those before.`
          : `These are our prices for quotation ${quotation.number}.`,
      },
      ...saidBlock(`From ${store.name}`, message),
      ...orderRowBlocks(quotation),
      destinationBlock(quotation),
      { kind: "paragraph", text: "Once you approve them it is your order, and we write how to pay it." },
      { kind: "button", text: "Approve these prices", link: approve },
      { kind: "paragraph", text: "Would you have it otherwise? Tell us, and we look at it again." },
      { kind: "button", text: "Ask for other prices", link: revise },
    ],
  }),
});
