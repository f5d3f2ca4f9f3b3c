import "server-only";
import type { z } from "zod";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";
import type { MailBlock } from "@/lib/messages/mail/text";
import { destinationBlock, orderButton } from "./blocks";
import { lineSchema, orderContentSchema } from "./content";

const contentSchema = orderContentSchema.extend({
  /**
   * The link for tracking the parcel. If it is null, the tracking number is empty, because the parcel cannot be
   * tracked.
   */
  trackingLink: linkSchema.nullable(),
  trackingNumber: lineSchema,
});

export const orderDispatched = mailTemplate({
  content: contentSchema,
  write: (order, store) => ({
    subject: `Order ${order.number} is on its way`,
    preview: `Your parcel has left ${store.name}.`,
    heading: "Your order is on its way",
    blocks: [
      { kind: "paragraph", text: `We sent your order ${order.number} today.` },
      ...trackingBlocks(order),
      { kind: "rows", rows: order.items },
      destinationBlock(order),
      orderButton(order),
    ],
  }),
});

function trackingBlocks({ trackingLink, trackingNumber }: z.output<typeof contentSchema>): MailBlock[] {
  return [
    ...(trackingNumber ? [{ kind: "lines", heading: "Tracking number", lines: [trackingNumber] } as const] : []),
    ...(trackingLink ? [{ kind: "button", text: "Track parcel", link: trackingLink } as const] : []),
  ];
}
