import "server-only";
import { z } from "zod";
import { WISHLIST_PAGE } from "@/lib/domain/cart/page";
import { nameSchema } from "@/lib/messages/mail/content";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Asked for by a customer, once: a product on their wish list costs less, or can be had again. */
export const wishlistAlert = mailTemplate({
  content: z.object({
    product: nameSchema,
    slug: z.string().min(1).max(300),
    reason: z.enum(["price_dropped", "back_in_stock"]),
  }),
  write: ({ product, slug, reason }, store) => {
    const news = reason === "back_in_stock" ? "is back" : "costs less now";
    return {
      subject: `${product} ${news}`,
      preview: "You asked us to tell you.",
      heading: `${product} ${news}`,
      blocks: [
        {
          kind: "paragraph",
          text: `It is on your wish list at ${store.name}, and you asked us to tell you. How many there are changes by the hour.`,
        },
        { kind: "button", text: "See it", link: `${store.origin}/product/${encodeURIComponent(slug)}` },
        {
          kind: "note",
          text: `This was the one mail that you asked for, and no other follows it. On your wish list you can ask for another, or take back what you have asked for beside it: ${store.origin}${WISHLIST_PAGE}`,
        },
      ],
    };
  },
});
