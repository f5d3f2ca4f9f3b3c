import "server-only";
import { mailTemplate } from "@/lib/messages/mail/template";
import { orderButton, orderRowBlocks } from "@/lib/messages/order/blocks";
import { lineSchema, orderContentSchema } from "@/lib/messages/order/content";
import { paySchema } from "./content";

/** Reminds the customer once of a transfer that has not arrived yet. */
export const transferReminder = mailTemplate({
  content: orderContentSchema.extend({
    pay: paySchema,
    /** Until when the shop keeps the items, as text. */
    until: lineSchema,
  }),
  write: ({ pay, until, ...order }, store) => ({
    subject: `Your order ${order.number} is waiting for your payment`,
    preview: `${store.name} keeps your items until ${until}.`,
    heading: "We are waiting for your payment",
    blocks: [
      { kind: "paragraph", text: pay.text },
      ...(pay.lines.length > 0 ? [{ kind: "lines", heading: pay.heading, lines: pay.lines } as const] : []),
      {
        kind: "paragraph",
        text: "If you have paid already, thank you: transfers can take a day to arrive, and we will e-mail you. If you no longer want these items, you can cancel the order on its page.",
      },
      ...orderRowBlocks(order),
      orderButton(order),
    ],
  }),
});
