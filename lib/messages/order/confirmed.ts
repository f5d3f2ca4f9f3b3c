import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { destinationBlock, orderButton } from "./blocks";
import { orderContentSchema } from "./content";

export const orderConfirmed = mailTemplate({
  content: orderContentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} is confirmed`,
    preview: `${store.name} is preparing it.`,
    heading: "Your order is confirmed",
    blocks: [
      {
        kind: "paragraph",
        text: `Everything in order ${order.number} is available, and we are preparing it now.`,
      },
      { kind: "rows", rows: order.items },
      destinationBlock(order),
      orderButton(order),
    ],
  }),
});
