import "server-only";
import { addressed, destinationBlock, orderRowBlocks } from "./order-blocks";
import { orderContentSchema } from "./order-content";
import { quotationButton } from "./quotation-blocks";
import { mailTemplate } from "./template";

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
