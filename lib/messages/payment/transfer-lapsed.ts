import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "@/lib/messages/order/blocks";
import { amountSchema, orderContentSchema } from "@/lib/messages/order/content";

/** Tells the customer that the order has ended, because its transfer did not arrive in time. */
export const transferLapsed = mailTemplate({
  content: orderContentSchema.extend({
    amount: amountSchema,
    /** Whether amounts paid with gift cards went back to the cards. */
    givesCardsBack: z.boolean(),
  }),
  write: ({ amount, givesCardsBack, ...order }, store) => ({
    subject: `Order ${order.number} was not paid in time`,
    preview: `${store.name} no longer keeps the items for you.`,
    heading: "Your order was not paid in time",
    blocks: [
      {
        kind: "paragraph",
        text: `Your payment of ${amount} for order ${order.number} has not arrived, so we could not keep these items any longer. Nothing will be sent.`,
      },
      { kind: "rows", rows: order.items },
      ...(givesCardsBack
        ? [
            {
              kind: "paragraph",
              text: "The amounts you paid by gift card are available on your gift cards again.",
            } as const,
          ]
        : []),
      {
        kind: "paragraph",
        text: "If you have sent the money already, reply to this e-mail with the reference of the transfer. If the items are still there, we will send them. Otherwise we will return your money.",
      },
      orderButton(order),
    ],
  }),
});
