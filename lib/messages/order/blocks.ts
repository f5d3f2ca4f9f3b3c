import type { MailBlock } from "@/lib/messages/mail/text";
import type { OrderContent } from "./content";

/** What was ordered, and what it costs. */
export function orderRowBlocks({ items, bill }: Pick<OrderContent, "items" | "bill">): MailBlock[] {
  return [
    { kind: "rows", rows: items },
    { kind: "rows", rows: bill },
  ];
}

export function orderButton({ link }: Pick<OrderContent, "link">): MailBlock {
  return { kind: "button", text: "See your order", link };
}

export function destinationBlock({ destination }: Pick<OrderContent, "destination">): MailBlock {
  return { kind: "lines", ...destination };
}

/** "Thank you, Asha", or without a name "Thank you". */
export function addressed(words: string, { name }: Pick<OrderContent, "name">): string {
  return name ? `${words}, ${name}` : words;
}
