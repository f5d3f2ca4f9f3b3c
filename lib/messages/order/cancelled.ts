import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "./blocks";
import { amountSchema, lineSchema, orderContentSchema } from "./content";

/** All of an order is cancelled, or some of its items. */
export const orderCancelled = mailTemplate({
  content: orderContentSchema.extend({
    /** What is cancelled; the same as all items, or some of them. */
    cancelled: orderContentSchema.shape.items,
    isWhole: z.boolean(),
    /** What the shop says of it; may be empty. */
    reason: lineSchema,
    /** Null when nothing had been paid. */
    givenBack: amountSchema.nullable(),
    /** A gift card that had paid can pay again. */
    givesCardsBack: z.boolean(),
  }),
  write: ({ cancelled, isWhole, reason, givenBack, givesCardsBack, ...order }, store) => ({
    subject: isWhole ? `Order ${order.number} is cancelled` : `A part of order ${order.number} is cancelled`,
    preview: `What this means, from ${store.name}.`,
    heading: isWhole ? "Your order is cancelled" : "A part of your order is cancelled",
    blocks: [
      {
        kind: "paragraph",
        text: isWhole
          ? `Order ${order.number} is cancelled, and nothing of it will be sent.`
          : `These items of order ${order.number} are cancelled; everything else stays as it is.`,
      },
      ...(reason ? [{ kind: "paragraph", text: reason } as const] : []),
      { kind: "rows", rows: cancelled },
      ...(givenBack
        ? [
            {
              kind: "paragraph",
              text: `We give back ${givenBack}, the way it was paid. Banks take up to seven working days to show it.`,
            } as const,
          ]
        : []),
      ...(givesCardsBack ? [{ kind: "paragraph", text: "What gift cards had paid is on them again." } as const] : []),
      orderButton(order),
    ],
  }),
});
