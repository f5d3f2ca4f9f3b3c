import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { addressed, orderButton, orderRowBlocks } from "@/lib/messages/order/blocks";
import { amountSchema, orderContentSchema } from "@/lib/messages/order/content";

/**
 * Confirms a payment: sent when the owner has received a transfer, or when a provider reports the payment only after
 * the order was placed.
 */
export const paymentReceived = mailTemplate({
  content: orderContentSchema.extend({ amount: amountSchema }),
  write: ({ amount, ...order }, store) => ({
    subject: `We have received your payment for order ${order.number}`,
    preview: `${store.name} has received your payment of ${amount}.`,
    heading: addressed("Thank you", order),
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `Your payment of ${amount} for order ${order.number} has arrived. We are preparing your order now.`,
      },
      ...orderRowBlocks(order),
      orderButton(order),
    ],
  }),
});
