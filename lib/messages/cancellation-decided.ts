import "server-only";
import { z } from "zod";
import { orderButton } from "./order-blocks";
import { amountSchema, orderContentSchema } from "./order-content";
import { mailTemplate } from "./template";

export const cancellationDecided = mailTemplate({
  content: orderContentSchema.extend({
    decided: orderContentSchema.shape.items,
    isConfirmed: z.boolean(),
    /** Null when nothing had been paid, or it is not cancelled. */
    givenBack: amountSchema.nullable(),
  }),
  write: ({ decided, isConfirmed, givenBack, ...order }, store) => ({
    subject: isConfirmed
      ? `Cancelled, as you asked: items of order ${order.number}`
      : `It was too late to cancel items of order ${order.number}`,
    preview: `The answer of ${store.name}.`,
    heading: isConfirmed ? "Cancelled, as you asked" : "It could not be cancelled",
    blocks: [
      {
        kind: "paragraph",
        text: isConfirmed
          ? `These items of order ${order.number} are cancelled.`
          : `These items of order ${order.number} could not be cancelled any more, and come to you as ordered. Answer this mail if you do not want to keep them.`,
      },
      { kind: "rows", rows: decided },
      ...(givenBack
        ? [
            {
              kind: "paragraph",
              text: `We give back ${givenBack}, the way it was paid. Banks take up to seven working days to show it.`,
            } as const,
          ]
        : []),
      orderButton(order),
    ],
  }),
});
