import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { paySchema } from "@/lib/messages/payment/content";
import { addressed, destinationBlock, giftBlocks, orderButton, orderRowBlocks } from "./blocks";
import { orderContentSchema } from "./content";

export const orderPlaced = mailTemplate({
  content: orderContentSchema.extend({
    /** How to pay, with the account details if the customer pays by transfer; null if nothing is left to pay. */
    pay: paySchema.nullable(),
  }),
  write: ({ pay, ...order }, store) => ({
    subject: `Your order ${order.number} at ${store.name}`,
    preview: "We have received your order. Here are the details.",
    heading: addressed("Thank you", order),
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `We have received your order ${order.number}. We will e-mail you updates on its progress.`,
      },
      ...(pay ? [{ kind: "paragraph", text: pay.text } as const] : []),
      ...(pay && pay.lines.length > 0 ? [{ kind: "lines", heading: pay.heading, lines: pay.lines } as const] : []),
      ...orderRowBlocks(order),
      destinationBlock(order),
      ...giftBlocks(order),
      orderButton(order),
      { kind: "note", text: "Something wrong? Reply to this e-mail." },
    ],
  }),
});
