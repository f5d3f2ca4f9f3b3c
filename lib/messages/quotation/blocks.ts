import type { MailBlock } from "@/lib/messages/mail/text";
import type { OrderContent } from "@/lib/messages/order/content";

export function quotationButton({ link }: Pick<OrderContent, "link">): MailBlock {
  return { kind: "button", text: "View your quotation", link };
}

/** A block with a message that somebody wrote; the heading says who. No blocks if the message is empty. */
export function messageBlock(heading: string, text: string): MailBlock[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.length > 0 ? [{ kind: "lines", heading, lines }] : [];
}
