import "server-only";
import { z } from "zod";
import { RETURN_STATUSES, type ReturnStatus } from "@/lib/domain/return/return";
import { RETURN_PAYERS } from "@/lib/domain/return/terms";
import { mailTemplate } from "@/lib/messages/mail/template";
import type { MailBlock } from "@/lib/messages/mail/text";
import { orderButton } from "@/lib/messages/order/blocks";
import { orderContentSchema, textSchema } from "@/lib/messages/order/content";
import { exchangeBlocks, exchangeSchema } from "./exchange";

type Wording = { subject: (number: string) => string; heading: string; text: (number: string) => string };

const WORDINGS: Readonly<Record<ReturnStatus, Wording>> = {
  asked: {
    subject: (number) => `Your return from order ${number}`,
    heading: "We have received your request for a return",
    text: (number) =>
      `You would like to return these items from order ${number}. Please keep them until we answer by e-mail.`,
  },
  approved: {
    subject: (number) => `Please send back your return from order ${number}`,
    heading: "Your return is approved",
    text: (number) => `You can send back these items from order ${number}.`,
  },
  refused: {
    subject: (number) => `About your return from order ${number}`,
    heading: "We cannot take this back",
    text: (number) =>
      `We cannot take back these items from order ${number}. If you have questions, reply to this e-mail.`,
  },
  received: {
    subject: (number) => `Your return from order ${number} has arrived`,
    heading: "Your return has arrived",
    text: (number) => `These items from order ${number} are with us again.`,
  },
  rejected: {
    subject: (number) => `About your return from order ${number}`,
    heading: "Your return did not arrive in good order",
    text: (number) =>
      `These items from order ${number} have arrived, but not in a state in which we can refund them. Please reply to this e-mail.`,
  },
};

const PAYER_TEXTS = {
  customer: "You pay for sending the parcel back.",
  shop: "We pay for sending the parcel back.",
} as const;

/** Tells the shopper the state of a return. The refund itself has a mail of its own. */
export const returnNews = mailTemplate({
  ownWords: "additions",
  content: orderContentSchema.extend({
    status: z.enum(RETURN_STATUSES),
    returned: orderContentSchema.shape.items,
    exchange: exchangeSchema,
    /** The number of the order with what it was exchanged for; empty if nothing was. */
    exchangeNumber: z.string().max(60).default(""),
    /** The code of the gift card that pays for that order; empty if none does. */
    giftCard: z.string().max(60).default(""),
    answer: textSchema,
    instructions: textSchema,
    paidBy: z.enum(RETURN_PAYERS),
  }),
  write: ({ status, returned, exchange, exchangeNumber, giftCard, answer, instructions, paidBy, ...order }, store) => ({
    subject: WORDINGS[status].subject(order.number),
    preview: `${store.name}: ${WORDINGS[status].heading.toLowerCase()}.`,
    heading: WORDINGS[status].heading,
    blocks: [
      { kind: "paragraph", text: WORDINGS[status].text(order.number) },
      ...(answer ? [{ kind: "paragraph", text: answer } satisfies MailBlock] : []),
      { kind: "rows", rows: returned },
      ...(status === "received" || status === "asked" || status === "approved" ? exchangeBlocks(exchange) : []),
      ...(status === "received" ? whatFollows({ exchangeNumber, giftCard }) : []),
      ...(status === "approved" ? howToSend(instructions, PAYER_TEXTS[paidBy]) : []),
      orderButton(order),
    ],
  }),
});

function howToSend(instructions: string, payer: string): MailBlock[] {
  const lines = [...instructions.split("\n").filter((line) => line.trim() !== ""), payer];
  return [{ kind: "lines", heading: "How to send it back", lines }];
}

function whatFollows({ exchangeNumber, giftCard }: { exchangeNumber: string; giftCard: string }): MailBlock[] {
  if (exchangeNumber === "") return [{ kind: "paragraph", text: "You will hear about your refund." }];
  const exchanged = `Your exchange is order ${exchangeNumber}, about which you will hear on its own.`;
  if (giftCard === "") return [{ kind: "paragraph", text: exchanged }];
  return [
    {
      kind: "paragraph",
      text: `${exchanged} What you returned is its payment, on this gift card; if that order ends, the money is on the card.`,
    },
    { kind: "code", code: giftCard },
  ];
}
