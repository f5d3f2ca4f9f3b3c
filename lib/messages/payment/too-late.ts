import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "@/lib/messages/order/blocks";
import { amountSchema, orderContentSchema } from "@/lib/messages/order/content";

/** Money came for an order that had lapsed, and what it was for has gone to others meanwhile. */
export const paymentTooLate = mailTemplate({
  content: orderContentSchema.extend({ amount: amountSchema }),
  write: ({ amount, ...order }, store) => ({
    subject: `Your payment for order ${order.number} came too late`,
    preview: `${store.name} gives it back.`,
    heading: "Your payment came too late",
    blocks: [
      {
        kind: "paragraph",
        text: `Your payment of ${amount} reached us after order ${order.number} had ended, and we could not make it come true any more. We are sorry. You get the whole amount back, the way it was paid.`,
      },
      { kind: "rows", rows: order.items },
      orderButton(order),
    ],
  }),
});
