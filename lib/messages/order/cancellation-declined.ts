import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "./blocks";
import { orderContentSchema } from "./content";

/** What is cancelled as it was asked for is told like any cancellation. */
export const cancellationDeclined = mailTemplate({
  content: orderContentSchema.extend({ declined: orderContentSchema.shape.items }),
  write: ({ declined, ...order }, store) => ({
    subject: `It was too late to cancel items of order ${order.number}`,
    preview: `The answer of ${store.name}.`,
    heading: "It could not be cancelled",
    blocks: [
      {
        kind: "paragraph",
        text: `These items of order ${order.number} could not be cancelled any more, and come to you as ordered. Answer this mail if you do not want to keep them.`,
      },
      { kind: "rows", rows: declined },
      orderButton(order),
    ],
  }),
});
