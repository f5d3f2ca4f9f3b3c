import "server-only";
import { z } from "zod";
import { mailRecipientSchema } from "@/lib/contracts/outbox/recipient";
import { RETURN_WISHES } from "@/lib/domain/return/return";
import { mailTemplate } from "@/lib/messages/mail/template";
import { lineSchema, orderContentSchema, textSchema } from "@/lib/messages/order/content";

/** Tells the owner that a shopper would like to return items. The owner must approve or refuse it. */
export const ownerReturn = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true }).extend({
    id: z.string().max(64),
    email: mailRecipientSchema,
    returned: orderContentSchema.shape.items,
    reason: lineSchema,
    note: textSchema,
    wish: z.enum(RETURN_WISHES),
  }),
  write: ({ id, number, name, email, returned, reason, note, wish }, store) => ({
    subject: `Return: order ${number} at ${store.name}`,
    preview: reason,
    heading: "A return is asked for",
    replyTo: email,
    blocks: [
      { kind: "paragraph", text: `${name || "A guest"} would like to return these items from order ${number}.` },
      { kind: "rows", rows: returned },
      { kind: "lines", heading: "Reason", lines: [reason, ...(note ? [note] : [])] },
      { kind: "lines", heading: "Instead", lines: [wish === "gift_card" ? "A gift card" : "The money"] },
      {
        kind: "note",
        text: `To answer, run: npm run store -- returns approve ${id} (or refuse ${id} --answer "why").`,
      },
    ],
  }),
});
