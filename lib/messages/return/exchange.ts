import { z } from "zod";
import type { MailBlock } from "@/lib/messages/mail/text";
import { lineSchema } from "@/lib/messages/order/content";

/** What the items are exchanged for, a line each; empty if nothing is. */
export const exchangeSchema = z.array(lineSchema).max(200).default([]);

export function exchangeBlocks(exchange: z.output<typeof exchangeSchema>): MailBlock[] {
  return exchange.length > 0 ? [{ kind: "lines", heading: "In exchange", lines: exchange }] : [];
}
