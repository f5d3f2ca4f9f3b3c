import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "./blocks";
import { orderContentSchema } from "./content";

/**
 * Tells the customer that the owner does not agree to cancel the items. If the owner agrees, `orderCancelled` is sent
 * instead.
 */
export const cancellationDeclined = mailTemplate({
  content: orderContentSchema.extend({ declined: orderContentSchema.shape.items }),
  write: ({ declined, ...order }, store) => ({
    subject: `We could not cancel items from order ${order.number}`,
    preview: `${store.name} has replied to your cancellation request.`,
    heading: "It was too late to cancel",
    blocks: [
      {
        kind: "paragraph",
        text: `We could no longer cancel these items from order ${order.number}, so you will receive them as ordered. If you do not want to keep them, reply to this e-mail.`,
      },
      { kind: "rows", rows: declined },
      orderButton(order),
    ],
  }),
});
