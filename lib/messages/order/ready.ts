import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { destinationBlock, orderButton } from "./blocks";
import { orderContentSchema } from "./content";

/** Of an order that is fetched. */
export const orderReady = mailTemplate({
  content: orderContentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} is ready for you`,
    preview: `It waits for you at ${store.name}.`,
    heading: "It is ready for you",
    blocks: [
      { kind: "paragraph", text: `Your order ${order.number} is packed. Bring its number when you come for it.` },
      destinationBlock(order),
      { kind: "rows", rows: order.items },
      orderButton(order),
    ],
  }),
});
