import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { destinationBlock, orderButton } from "./blocks";
import { orderContentSchema } from "./content";

/** Tells the customer that a pickup order can be collected. */
export const orderReady = mailTemplate({
  content: orderContentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} is ready for pickup`,
    preview: `You can now collect your order from ${store.name}.`,
    heading: "Your order is ready for pickup",
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `Your order ${order.number} is ready. Bring the order number when you collect it.`,
      },
      destinationBlock(order),
      { kind: "rows", rows: order.items },
      orderButton(order),
    ],
  }),
});
