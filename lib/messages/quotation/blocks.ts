import type { MailBlock } from "@/lib/messages/mail/text";
import type { OrderContent } from "@/lib/messages/order/content";

export function quotationButton({ link }: Pick<OrderContent, "link">): MailBlock {
  return { kind: "button", text: "View your quotation", link };
}

/** A message under a heading that says who wrote it; no blocks if the message is empty. */
export function messageBlock(heading: string, text: string): MailBlock[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.length > 0 ? [{ kind: "lines", heading, lines }] : [];
}
