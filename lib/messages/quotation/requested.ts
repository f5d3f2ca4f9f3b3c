import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { addressed, destinationBlock, orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema } from "@/lib/messages/order/content";
import { quotationButton } from "./blocks";

/** The shop has got what is asked for. */
export const quotationRequested = mailTemplate({
  content: orderContentSchema,
  write: (quotation, store) => ({
    subject: `Your quotation ${quotation.number} at ${store.name}`,
    preview: "We have your list, and write again with our prices.",
    heading: addressed("Thank you", quotation),
    blocks: [
      {
        kind: "paragraph",
        text: `We have your list as quotation ${quotation.number}. We look at it and write again with our prices; nothing is ordered before you approve them.`,
      },
      { kind: "paragraph", text: "These are the prices of the shop today, without shipping." },
      ...orderRowBlocks(quotation),
      destinationBlock(quotation),
      quotationButton(quotation),
    ],
  }),
});
