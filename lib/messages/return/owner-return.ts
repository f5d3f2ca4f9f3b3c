import "server-only";
import { z } from "zod";
import { RETURN_WISHES } from "@/lib/domain/return/return";
import { deskButton } from "@/lib/messages/mail/desk-button";
import { mobileBlocks, repliesToShopper, shopperContactShape } from "@/lib/messages/mail/shopper";
import { mailTemplate } from "@/lib/messages/mail/template";
import { lineSchema, orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { exchangeBlocks, exchangeSchema } from "./exchange";

/** Tells the owner that a shopper would like to return items. The owner must approve or refuse it. */
export const ownerReturn = mailTemplate({
  content: orderContentSchema.pick({ number: true, name: true }).extend({
    id: z.string().max(64),
    ...shopperContactShape,
    returned: orderContentSchema.shape.items,
    exchange: exchangeSchema,
    hasPicture: z.boolean().default(false),
    reason: lineSchema,
    note: textSchema,
    wish: z.enum(RETURN_WISHES),
  }),
  write: ({ id, number, name, email, contactMobile, returned, exchange, reason, note, wish, hasPicture }, store) => ({
    subject: `Return: order ${number} at ${store.name}`,
    preview: reason,
    heading: "A return is asked for",
    ...repliesToShopper(email),
    blocks: [
      { kind: "paragraph", text: `${name || "A guest"} would like to return these items from order ${number}.` },
      ...mobileBlocks(contactMobile),
      { kind: "rows", rows: returned },
      { kind: "lines", heading: "Reason", lines: [reason, ...(note ? [note] : [])] },
      ...exchangeBlocks(exchange),
      ...(exchange.length < returned.length
        ? [{ kind: "lines", heading: "Instead", lines: [wish === "gift_card" ? "A gift card" : "The money"] } as const]
        : []),
      ...(hasPicture
        ? [{ kind: "note", text: `There is a picture: npm run store -- returns picture ${id}.` } as const]
        : []),
      deskButton(store, "returns?status=asked", "Answer at the desk"),
    ],
  }),
});
