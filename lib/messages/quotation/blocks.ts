import type { MailBlock } from "@/lib/messages/mail/text";
import type { OrderContent } from "@/lib/messages/order/content";

export function quotationButton({ link }: Pick<OrderContent, "link">): MailBlock {
  return { kind: "button", text: "See your quotation", link };
}

/** What somebody has written, under who it was; nothing when they have written nothing. */
export function saidBlock(heading: string, text: string): MailBlock[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.length > 0 ? [{ kind: "lines", heading, lines }] : [];
}
