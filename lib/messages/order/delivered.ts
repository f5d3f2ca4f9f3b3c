import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { addressed, orderButton } from "./blocks";
import { orderContentSchema } from "./content";

export const orderDelivered = mailTemplate({
  content: orderContentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} is with you`,
    preview: `Thank you for buying at ${store.name}.`,
    heading: addressed("Enjoy it", order),
    blocks: [
      {
        kind: "paragraph",
        text: `Your order ${order.number} has been handed over. Is something not right with it? Answer this mail, and we see to it.`,
      },
      { kind: "rows", rows: order.items },
      orderButton(order),
    ],
  }),
});
