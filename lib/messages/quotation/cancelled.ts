import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { messageBlock, quotationButton } from "./blocks";

/**
 * Sent to the shopper even if the cancellation came from the shopper's own link, because somebody else may have used
 * the link.
 */
export const quotationCancelled = mailTemplate({
  ownWords: "additions",
  content: orderContentSchema.extend({
    isByShop: z.boolean(),
    /** Why the quotation was cancelled; may be empty. */
    reason: textSchema,
  }),
  write: ({ isByShop, reason, ...quotation }, store) => ({
    subject: `Quotation ${quotation.number} has been cancelled`,
    preview: `Nothing was ordered at ${store.name}, and there is nothing to pay.`,
    heading: "Your quotation has been cancelled",
    blocks: [
      {
        kind: "paragraph",
        text: isByShop
          ? `We cannot make you an offer for quotation ${quotation.number}. Nothing was ordered, and there is nothing to pay.`
          : `You have cancelled quotation ${quotation.number}. Nothing was ordered, and there is nothing to pay.`,
      },
      ...(isByShop ? messageBlock(`From ${store.name}`, reason) : []),
      ...orderRowBlocks(quotation),
      quotationButton(quotation),
    ],
  }),
});
