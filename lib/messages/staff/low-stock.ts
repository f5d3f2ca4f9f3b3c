import "server-only";
import { z } from "zod";
import { deskButton } from "@/lib/messages/mail/desk-button";
import { mailTemplate } from "@/lib/messages/mail/template";

/** Tells the owner what an order has used up, or nearly so. */
export const ownerLowStock = mailTemplate({
  content: z.object({
    items: z
      .array(z.object({ name: z.string().max(300), sku: z.string().max(200), left: z.string().max(40) }))
      .min(1)
      .max(200),
  }),
  write: ({ items }, store) => ({
    subject: items.length === 1 ? `Running out: ${items[0]?.name}` : `${items.length} items run out at ${store.name}`,
    preview: items.map(({ name, left }) => `${name}: ${left}`).join("; "),
    heading: "Running out",
    blocks: [
      {
        kind: "lines",
        heading: "Left in stock",
        lines: items.map(({ name, sku, left }) => `${[name, ...(sku ? [sku] : [])].join(", ")}: ${left}`),
      },
      deskButton(store, "stock?state=low", "Open the stock"),
    ],
  }),
});
