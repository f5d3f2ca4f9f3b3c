import "server-only";
import { z } from "zod";
import { mailTemplate } from "@/lib/messages/mail/template";
import type { MailBlock } from "@/lib/messages/mail/text";
import { orderButton } from "@/lib/messages/order/blocks";
import { amountSchema, orderContentSchema, textSchema } from "@/lib/messages/order/content";

export const refundMade = mailTemplate({
  ownWords: "additions",
  content: orderContentSchema.extend({
    amount: amountSchema,
    /** The code of the gift card with which it was refunded; null if the money went back the way it came. */
    giftCard: z.string().max(40).nullable().default(null),
    reason: textSchema.default(""),
  }),
  write: ({ amount, giftCard, reason, ...order }, store) => ({
    subject: `Refund of ${amount} for order ${order.number}`,
    preview: giftCard ? `A gift card from ${store.name}.` : `Sent by ${store.name} to your original payment method.`,
    heading: giftCard ? `Your gift card of ${amount}` : `Your refund of ${amount} is on its way`,
    blocks: [
      { kind: "paragraph", text: giftCard ? asGiftCard(amount, order.number) : asMoney(amount, order.number) },
      ...(giftCard ? [{ kind: "code", code: giftCard } satisfies MailBlock] : []),
      ...(reason ? [{ kind: "note", text: reason } satisfies MailBlock] : []),
      orderButton(order),
    ],
  }),
});

const asMoney = (amount: string, number: string) =>
  `We have refunded ${amount} for order ${number} to your original payment method. It may take up to seven working days to appear in your account.`;

const asGiftCard = (amount: string, number: string) =>
  `We have refunded ${amount} for order ${number} as a gift card. Enter its code at the checkout; it has no end date.`;
