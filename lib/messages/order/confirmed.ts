import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { destinationBlock, orderButton } from "./blocks";
import { orderContentSchema } from "./content";

export const orderConfirmed = mailTemplate({
  content: orderContentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} is confirmed`,
    preview: `${store.name} is preparing your order.`,
    heading: "Your order is confirmed",
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `All items in your order ${order.number} are available, and we are preparing them now.`,
      },
      { kind: "rows", rows: order.items },
      destinationBlock(order),
      orderButton(order),
    ],
  }),
});
