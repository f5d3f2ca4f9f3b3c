import "server-only";
import { z } from "zod";
import { linkSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";
import type { MailBlock } from "@/lib/messages/mail/text";
import { destinationBlock, orderButton } from "./blocks";
import { lineSchema, orderContentSchema } from "./content";

// Messages that were queued by earlier versions of the shop have neither carrier nor parcel.
const parcelContentSchema = z.object({
  carrier: lineSchema.default(""),
  /** The link for tracking the parcel; null if it cannot be tracked by a link. */
  trackingLink: linkSchema.nullable(),
  trackingNumber: lineSchema,
  /** What the parcel holds and what is still to come, an item per line. Null if the order left in one parcel. */
  parcel: z
    .object({ ordinal: z.int(), items: z.array(lineSchema).max(200), left: z.array(lineSchema).max(200) })
    .nullable()
    .default(null),
});
export type ParcelContent = z.output<typeof parcelContentSchema>;

const contentSchema = orderContentSchema.extend(parcelContentSchema.shape);
type Content = z.output<typeof contentSchema>;

export const orderDispatched = mailTemplate({
  ownWords: "additions",
  content: contentSchema,
  write: (order, store) => ({
    ...opening(order, store.name),
    blocks: [
      { kind: "paragraph", text: sentText(order) },
      ...trackingBlocks(order),
      ...contentBlocks(order),
      destinationBlock(order),
      orderButton(order),
    ],
  }),
});

function opening({ number, parcel }: Content, storeName: string) {
  if (parcel === null) {
    return {
      subject: `Order ${number} is on its way`,
      preview: `Your parcel has left ${storeName}.`,
      heading: "Your order is on its way",
    };
  }
  return parcel.left.length === 0
    ? {
        subject: `The last parcel of order ${number} is on its way`,
        preview: `Your last parcel has left ${storeName}.`,
        heading: "Your last parcel is on its way",
      }
    : {
        subject: `Parcel ${parcel.ordinal} of order ${number} is on its way`,
        preview: `A parcel has left ${storeName}. The rest of your order follows.`,
        heading: "A parcel is on its way",
      };
}

function sentText({ number, parcel }: Content): string {
  if (parcel === null) return `We sent your order ${number} today.`;
  return parcel.left.length === 0
    ? `We sent the last parcel of your order ${number} today.`
    : `We sent a part of your order ${number} today. The rest follows in another parcel.`;
}

function contentBlocks({ items, parcel }: Content): MailBlock[] {
  if (parcel === null) return [{ kind: "rows", rows: items }];
  return [
    { kind: "lines", heading: "In this parcel", lines: parcel.items },
    ...(parcel.left.length > 0 ? [{ kind: "lines", heading: "Still to come", lines: parcel.left } as const] : []),
  ];
}

function trackingBlocks({ carrier, trackingLink, trackingNumber }: Content): MailBlock[] {
  return [
    ...(carrier ? [{ kind: "lines", heading: "Carrier", lines: [carrier] } as const] : []),
    ...(trackingNumber ? [{ kind: "lines", heading: "Tracking number", lines: [trackingNumber] } as const] : []),
    ...(trackingLink ? [{ kind: "button", text: "Track parcel", link: trackingLink } as const] : []),
  ];
}
