import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { addressed, orderButton } from "./blocks";
import { orderContentSchema } from "./content";

export const orderDelivered = mailTemplate({
  content: orderContentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} was delivered`,
    preview: `Thank you for shopping at ${store.name}.`,
    heading: addressed("Enjoy your order", order),
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `Your order ${order.number} has been delivered. If something is wrong, reply to this e-mail and we will put it right.`,
      },
      { kind: "rows", rows: order.items },
      orderButton(order),
    ],
  }),
});
