import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { quotationButton, saidBlock } from "./blocks";

/** To the shopper, whoever has ended it: a link may have come into other hands. */
export const quotationCancelled = mailTemplate({
  content: orderContentSchema.extend({
    isByShop: z.boolean(),
    /** May be empty. */
    reason: textSchema,
  }),
  write: ({ isByShop, reason, ...quotation }, store) => ({
    subject: `Quotation ${quotation.number} is cancelled`,
    preview: `What this means, from ${store.name}.`,
    heading: "Your quotation is cancelled",
    blocks: [
      {
        kind: "paragraph",
        text: isByShop
          ? `We cannot make you an offer for quotation ${quotation.number}. Nothing was ordered, and nothing is to be paid.`
          : `You have withdrawn quotation ${quotation.number}. Nothing was ordered, and nothing is to be paid.`,
      },
      ...(isByShop ? saidBlock(`From ${store.name}`, reason) : []),
      ...orderRowBlocks(quotation),
      quotationButton(quotation),
    ],
  }),
});
