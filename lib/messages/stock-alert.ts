import "server-only";
import { z } from "zod";
import { productPath, variantPath } from "@/lib/domain/product/path";
import { nameSchema } from "@/lib/messages/mail/content";
import { stopAddress, stopBlocks, stopLinkSchema } from "@/lib/messages/mail/stop-mails";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Tells whoever asked for it, once, that a product or one of its variants is back in stock. */
export const stockAlert = mailTemplate({
  content: z.object({
    product: nameSchema,
    /** The options of the variant, such as "Indigo, M"; empty for a product without variants. */
    options: z.string().max(200),
    slug: z.string().min(1).max(300),
    sku: z.string().max(300),
    stopLink: stopLinkSchema,
  }),
  write: ({ product, options, slug, sku, stopLink }, store) => {
    const name = options ? `${product} (${options})` : product;
    return {
      subject: `${name} is back in stock`,
      preview: "You asked us to e-mail you about it.",
      heading: `${name} is back`,
      ...stopAddress(stopLink),
      blocks: [
        {
          kind: "paragraph",
          text: `You asked ${store.name} to tell you when it can be ordered again. It can now, as long as stock lasts.`,
        },
        {
          kind: "button",
          text: "View product",
          link: `${store.origin}${sku ? variantPath(slug, sku) : productPath(slug)}`,
        },
        {
          kind: "note",
          text: "This is the only e-mail about it, and we have deleted your address from this alert. If you did not ask for it, you need not do anything.",
        },
        ...stopBlocks(stopLink),
      ],
    };
  },
});
