import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton } from "./blocks";
import { orderContentSchema } from "./content";

export const cancellationRequested = mailTemplate({
  content: orderContentSchema.extend({ requested: orderContentSchema.shape.items }),
  write: ({ requested, ...order }, store) => ({
    subject: `You ask to cancel items of order ${order.number}`,
    preview: `${store.name} decides soon.`,
    heading: "We have your request",
    blocks: [
      {
        kind: "paragraph",
        text: `You would like to cancel these items of order ${order.number}. We look whether that is still possible, and write to you.`,
      },
      { kind: "rows", rows: requested },
      orderButton(order),
      { kind: "note", text: "If it was not you who asked, answer this mail soon." },
    ],
  }),
});
