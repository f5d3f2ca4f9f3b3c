import "server-only";
import { z } from "zod";
import { withoutHsnText } from "@/lib/domain/invoice/hsn";
import { deskButton } from "@/lib/messages/mail/desk-button";
import { mobileBlocks, repliesToShopper, shopperContactShape } from "@/lib/messages/mail/shopper";
import { mailTemplate } from "@/lib/messages/mail/template";
import { destinationBlock, giftBlocks, orderRowBlocks } from "./blocks";
import { lineSchema, orderContentSchema, textSchema } from "./content";

/** Tells the owner about a new order. */
export const ownerNewOrder = mailTemplate({
  content: orderContentSchema.omit({ link: true }).extend({
    ...shopperContactShape,
    /** The payment method and whether the order is paid, for example "Bank transfer, awaited". */
    payment: lineSchema,
    /** The customer's note; may be empty. */
    note: textSchema,
    /** The names of products whose lines on the invoice lack an HSN code. */
    withoutHsn: z.array(lineSchema).max(200).default([]),
  }),
  write: ({ email, contactMobile, payment, note, withoutHsn, ...order }, store) => ({
    subject: `New order ${order.number} at ${store.name}`,
    preview: `From ${order.name || "a guest"}. ${payment}`,
    heading: `New order ${order.number}`,
    ...repliesToShopper(email),
    blocks: [
      { kind: "paragraph", text: `From ${order.name || "a guest"}. Payment: ${payment}.` },
      ...mobileBlocks(contactMobile),
      ...(note ? [{ kind: "lines", heading: "Note", lines: [note] } as const] : []),
      ...orderRowBlocks(order),
      destinationBlock(order),
      ...giftBlocks(order),
      ...(withoutHsn.length > 0 ? [{ kind: "note", text: `${withoutHsnText(withoutHsn)}.` } as const] : []),
      deskButton(store, `orders/${order.number}`, "Open the order"),
      ...(email === "" ? [] : [{ kind: "note", text: "Replies to this e-mail go to the customer." } as const]),
    ],
  }),
});
