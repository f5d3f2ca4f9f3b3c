import "server-only";
import { z } from "zod";
import { pushTemplate } from "@/lib/messages/mail/template";
import { amountSchema, lineSchema } from "@/lib/messages/order/content";

/** Shows a new order on the phones and computers of those who pack it. Others see the screen, so it names nobody. */
export const newOrderNotice = pushTemplate({
  content: z.object({ number: lineSchema, amount: amountSchema }),
  write: ({ number, amount }, store) => ({
    title: `New order ${number}`,
    body: `${amount} · ${store.name}`,
    path: `/desk/orders/${encodeURIComponent(number)}`,
  }),
});
