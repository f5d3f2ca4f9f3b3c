import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "./blocks";
import { amountSchema, lineSchema, orderContentSchema } from "./content";

/** Tells the customer that a whole order or some of its items were cancelled. */
export const orderCancelled = mailTemplate({
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
  }),
  write: ({ cancelled, isWhole, reason, givenBack, givesCardsBack, ...order }, store) => ({
    subject: isWhole ? `Order ${order.number} is cancelled` : `Items of order ${order.number} are cancelled`,
    preview: `What this means, from ${store.name}.`,
    heading: isWhole ? "Your order is cancelled" : "Items of your order are cancelled",
    blocks: [
      {
        kind: "paragraph",
        text: isWhole
          ? `Order ${order.number} is cancelled, and none of it will be sent.`
          : `These items of order ${order.number} are cancelled. The rest of your order is unchanged.`,
      },
      ...(reason ? [{ kind: "paragraph", text: reason } as const] : []),
      { kind: "rows", rows: cancelled },
      ...(givenBack
        ? [
            {
              kind: "paragraph",
              text: `We will refund ${givenBack} to your original payment method. Your bank may take up to seven working days to show it.`,
            } as const,
          ]
        : []),
      ...(givesCardsBack
        ? [{ kind: "paragraph", text: "Amounts paid by gift card are back on your cards." } as const]
        : []),
      orderButton(order),
    ],
  }),
});
