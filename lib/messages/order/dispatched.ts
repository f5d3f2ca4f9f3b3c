import "server-only";
import type { z } from "zod";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";
import type { MailBlock } from "@/lib/messages/mail/text";
import { destinationBlock, orderButton } from "./blocks";
import { lineSchema, orderContentSchema } from "./content";

const contentSchema = orderContentSchema.extend({
  /** Null, and the next empty, when there is nothing to follow it by. */
  trackingLink: linkSchema.nullable(),
  trackingNumber: lineSchema,
});

export const orderDispatched = mailTemplate({
  content: contentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} is on its way`,
    preview: `It has left ${store.name}.`,
    heading: "It is on its way",
    blocks: [
      { kind: "paragraph", text: `Your order ${order.number} has left us today.` },
      ...tracking(order),
      { kind: "rows", rows: order.items },
      destinationBlock(order),
      orderButton(order),
    ],
  }),
});

function tracking({ trackingLink, trackingNumber }: z.output<typeof contentSchema>): MailBlock[] {
  return [
    ...(trackingNumber ? [{ kind: "lines", heading: "Tracking number", lines: [trackingNumber] } as const] : []),
    ...(trackingLink ? [{ kind: "button", text: "Follow the parcel", link: trackingLink } as const] : []),
  ];
}
