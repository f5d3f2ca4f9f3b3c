import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "./blocks";
import { orderContentSchema } from "./content";

/** Sends the link to an order again, because somebody asked for it with the order's number and e-mail address. */
export const orderLink = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true, link: true }),
  write: (order, store) => ({
    subject: `Your order ${order.number} at ${store.name}`,
    preview: "The link that you asked for.",
    heading: "Here is your order",
    blocks: [
      {
        kind: "paragraph",
        text: `With this link you can see order ${order.number} without signing in. It is valid for 60 days.`,
      },
      orderButton(order),
      { kind: "note", text: "If you did not ask for this link, you can ignore this e-mail." },
    ],
  }),
});
