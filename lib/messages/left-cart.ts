import "server-only";
import { z } from "zod";
import type { CartItem } from "@/lib/domain/cart/cart";
import { quantityText } from "@/lib/domain/product/unit";
import { linkSchema } from "@/lib/messages/mail/content";
import { stopAddress, stopBlocks } from "@/lib/messages/mail/stop-mails";
import { mailTemplate } from "@/lib/messages/mail/template";
import { rowSchema } from "@/lib/messages/order/content";

/** Reminds whoever agreed to it, once, of the bag that they left, with a link that brings it back on any device. */
export const leftCart = mailTemplate({
  content: z.object({ items: z.array(rowSchema).min(1).max(100), link: linkSchema, stopLink: linkSchema }),
  write: ({ items, link, stopLink }, store) => ({
    subject: `Your bag at ${store.name}`,
    preview: "You left something in it, and asked us to remind you.",
    heading: "Your bag is still here",
    ...stopAddress(stopLink),
    blocks: [
      {
        kind: "paragraph",
        text: `You left this in your bag at ${store.name}. It is not kept for you: prices and stock are those of the day on which you come back.`,
      },
      { kind: "rows", rows: items },
      { kind: "button", text: "Back to your bag", link },
      {
        kind: "note",
        text: "This is the only e-mail about this bag. The link works on all your devices for 60 days; anyone who has it can see these items.",
      },
      ...stopBlocks(stopLink),
    ],
  }),
});

/** The items of a bag as rows of the e-mail; without prices, which may be others when it is read. */
export function leftCartRows(items: readonly CartItem[]) {
  return items.map(({ name, options, sold, quantity, unit }) => ({
    label: (sold?.name ?? name).slice(0, 500),
    ...(options.length > 0 && { detail: options.join(", ").slice(0, 500) }),
    ...(sold?.slug && sold.slug.length <= 500 && { slug: sold.slug }),
    ...(sold?.image && sold.image.length <= 2_000 && { image: sold.image }),
    amount: quantityText(quantity, unit),
  }));
}
