import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { addressed, destinationBlock, orderRowBlocks } from "@/lib/messages/order/blocks";
import { orderContentSchema } from "@/lib/messages/order/content";
import { quotationButton } from "./blocks";

/** Confirms to the customer that the shop has received the request for a quotation. */
export const quotationRequested = mailTemplate({
  content: orderContentSchema,
  write: (quotation, store) => ({
    subject: `Your quotation request ${quotation.number} at ${store.name}`,
    preview: "We have received your quote list, and will e-mail you our prices.",
    heading: addressed("Thank you", quotation),
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `We have received your quote list as quotation ${quotation.number}, and will e-mail you our prices. Nothing is ordered until you approve them.`,
      },
      { kind: "paragraph", text: "The prices below are today's list prices, without shipping." },
      ...orderRowBlocks(quotation),
      destinationBlock(quotation),
      quotationButton(quotation),
    ],
  }),
});
