import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { destinationBlock, orderButton } from "./blocks";
import { orderContentSchema } from "./content";

export const orderConfirmed = mailTemplate({
  content: orderContentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} is confirmed`,
    preview: `${store.name} is making it ready.`,
    heading: "Your order is confirmed",
    blocks: [
      {
        kind: "paragraph",
        text: `We have looked through order ${order.number}: everything is there, and it is being made ready.`,
      },
      { kind: "rows", rows: order.items },
      destinationBlock(order),
      orderButton(order),
    ],
  }),
});
