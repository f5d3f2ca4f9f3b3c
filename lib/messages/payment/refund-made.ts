import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "@/lib/messages/order/blocks";
import { amountSchema, orderContentSchema } from "@/lib/messages/order/content";

export const refundMade = mailTemplate({
  content: orderContentSchema.extend({ amount: amountSchema }),
  write: ({ amount, ...order }, store) => ({
    subject: `Refund of ${amount} for order ${order.number}`,
    preview: `Sent by ${store.name} to your original payment method.`,
    heading: `Your refund of ${amount} is on its way`,
    blocks: [
      {
        kind: "paragraph",
        text: `We have refunded ${amount} for order ${order.number} to your original payment method. It may take up to seven working days to appear in your account.`,
      },
      orderButton(order),
    ],
  }),
});
