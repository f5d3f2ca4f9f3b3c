import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "@/lib/messages/order/blocks";
import { amountSchema, orderContentSchema } from "@/lib/messages/order/content";

/** Sent if a payment arrives after the order has lapsed, and its stock is no longer available. */
export const paymentTooLate = mailTemplate({
  content: orderContentSchema.extend({ amount: amountSchema }),
  write: ({ amount, ...order }, store) => ({
    subject: `Your payment for order ${order.number} arrived too late`,
    preview: `${store.name} will refund your payment.`,
    heading: "Your payment arrived too late",
    blocks: [
      {
        kind: "paragraph",
        text: `We are sorry: your payment of ${amount} arrived after order ${order.number} had expired, so we cannot send the order. We will refund the whole amount to your original payment method.`,
      },
      { kind: "rows", rows: order.items },
      orderButton(order),
    ],
  }),
});
