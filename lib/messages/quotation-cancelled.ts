import "server-only";
import { z } from "zod";
import { orderRowBlocks } from "./order-blocks";
import { orderContentSchema, textSchema } from "./order-content";
import { quotationButton, saidBlock } from "./quotation-blocks";
import { mailTemplate } from "./template";

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
