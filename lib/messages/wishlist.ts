import "server-only";
import { z } from "zod";
import { WISHLIST_PAGE } from "@/lib/domain/cart/page";
import { nameSchema } from "@/lib/messages/mail/content";
import { stopAddress, stopBlocks, stopLinkSchema } from "@/lib/messages/mail/stop-mails";
import { mailTemplate } from "@/lib/messages/mail/template";

/**
 * Tells a customer that a product on their wishlist costs less or is back in stock. Sent only if the customer asked for
 * it, and then once.
 */
export const wishlistAlert = mailTemplate({
  ownWords: "additions",
  content: z.object({
    product: nameSchema,
    slug: z.string().min(1).max(300),
    reason: z.enum(["price_dropped", "back_in_stock"]),
    stopLink: stopLinkSchema,
  }),
  write: ({ product, slug, reason, stopLink }, store) => {
    const news = reason === "back_in_stock" ? "is back in stock" : "now costs less";
    return {
      subject: `${product} ${news}`,
      preview: "You asked us to e-mail you about this product.",
      heading: `${product} ${news}`,
      ...stopAddress(stopLink),
      blocks: [
        {
          kind: "paragraph",
          text: `This product is on your wishlist at ${store.name}, and you asked us to e-mail you about it. Stock is limited.`,
        },
        { kind: "button", text: "View product", link: `${store.origin}/product/${encodeURIComponent(slug)}` },
        {
          kind: "note",
          text: `This alert is sent only once. You can set or cancel alerts on your wishlist: ${store.origin}${WISHLIST_PAGE}`,
        },
        ...stopBlocks(stopLink),
      ],
    };
  },
});
