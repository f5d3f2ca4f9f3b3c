import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "./blocks";
import { amountSchema, lineSchema, orderContentSchema } from "./content";

/** Tells the customer that a whole order or some of its items were cancelled. */
export const orderCancelled = mailTemplate({
  ownWords: "additions",
  content: orderContentSchema.extend({
    /** The cancelled items; all items of the order if `isWhole`. */
    cancelled: orderContentSchema.shape.items,
    isWhole: z.boolean(),
    /** The shop's reason; may be empty. */
    reason: lineSchema,
    /** The amount that will be refunded; null if nothing had been paid. */
    givenBack: amountSchema.nullable(),
    /** Whether amounts paid with gift cards went back to the cards. */
    givesCardsBack: z.boolean(),
    /** Whether the order awaited a transfer, which may be on its way. */
    mayBeTransferred: z.boolean().default(false),
  }),
  write: ({ cancelled, isWhole, reason, givenBack, givesCardsBack, mayBeTransferred, ...order }, store) => ({
    subject: isWhole
      ? `Order ${order.number} has been cancelled`
      : `Items from order ${order.number} have been cancelled`,
    preview: `Details of the cancellation and any refund, from ${store.name}.`,
    heading: isWhole ? "Your order has been cancelled" : "Items from your order have been cancelled",
    blocks: [
      {
        kind: "paragraph",
        text: isWhole
          ? `Order ${order.number} has been cancelled, and nothing will be sent.`
          : `These items from order ${order.number} have been cancelled. The rest of your order is unchanged.`,
      },
      ...(reason ? [{ kind: "paragraph", text: reason } as const] : []),
      { kind: "rows", rows: cancelled },
      ...(givenBack
        ? [
            {
              kind: "paragraph",
              text: `We will refund ${givenBack} to your original payment method. It may take up to seven working days to appear in your account.`,
            } as const,
          ]
        : []),
      ...(givesCardsBack
        ? [
            {
              kind: "paragraph",
              text: "The amounts you paid by gift card are available on your gift cards again.",
            } as const,
          ]
        : []),
      ...(mayBeTransferred
        ? [
            {
              kind: "paragraph",
              text: "Please do not transfer the money any more. If you have sent it already, reply to this e-mail, and we will return it.",
            } as const,
          ]
        : []),
      orderButton(order),
    ],
  }),
});
