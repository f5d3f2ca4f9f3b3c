import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "@/lib/messages/order/blocks";
import { amountSchema, orderContentSchema } from "@/lib/messages/order/content";

export const refundMade = mailTemplate({
  content: orderContentSchema.extend({ amount: amountSchema }),
  write: ({ amount, ...order }, store) => ({
    subject: `${amount} given back for order ${order.number}`,
    preview: `From ${store.name}, the way it was paid.`,
    heading: `${amount} is on its way back to you`,
    blocks: [
      {
        kind: "paragraph",
        text: `We have given back ${amount} for order ${order.number}, the way it was paid. Banks take up to seven working days to show it.`,
      },
      orderButton(order),
    ],
  }),
});
