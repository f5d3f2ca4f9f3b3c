import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "./blocks";
import { orderContentSchema } from "./content";

export const cancellationRequested = mailTemplate({
  content: orderContentSchema.extend({ requested: orderContentSchema.shape.items }),
  write: ({ requested, ...order }, store) => ({
    subject: `Your request to cancel items from order ${order.number}`,
    preview: `${store.name} will answer soon.`,
    heading: "We have received your cancellation request",
    blocks: [
      {
        kind: "paragraph",
        isOpening: true,
        text: `You asked to cancel these items from order ${order.number}. We will check whether we can still cancel them, and e-mail you.`,
      },
      { kind: "rows", rows: requested },
      orderButton(order),
      { kind: "note", text: "If you did not ask to cancel these items, reply to this e-mail as soon as possible." },
    ],
  }),
});
