import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderRowBlocks } from "@/lib/messages/order/blocks";
import { lineSchema, orderContentSchema } from "@/lib/messages/order/content";

/** Tells the customer once that a payment was not finished, with the link to the order, where it can be paid. */
export const paymentUnfinished = mailTemplate({
  content: orderContentSchema.extend({
    amount: lineSchema,
    /** Until when the order can be paid, as text. */
    until: lineSchema,
  }),
  write: ({ amount, until, ...order }, store) => ({
    subject: `Your order ${order.number} is not paid yet`,
    preview: `You can still pay it at ${store.name} until ${until}.`,
    heading: "Your payment was not finished",
    blocks: [
      {
        kind: "paragraph",
        text: `You began to pay ${amount}, but no payment has reached us, so nothing will be sent yet. You can pay the same order until ${until}, as long as the items are there.`,
      },
      { kind: "button", text: "View and pay your order", link: order.link },
      {
        kind: "paragraph",
        text: "If you no longer want these items, you need not do anything. This is our only e-mail about it.",
      },
      ...orderRowBlocks(order),
    ],
  }),
});
