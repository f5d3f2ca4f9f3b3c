import type { MailBlock } from "@/lib/messages/mail/text";
import type { OrderContent } from "./content";

/** Blocks with the order's items and its bill. */
export function orderRowBlocks({ items, bill }: Pick<OrderContent, "items" | "bill">): MailBlock[] {
  return [
    { kind: "rows", rows: items },
    { kind: "rows", rows: bill },
  ];
}

export function orderButton({ link }: Pick<OrderContent, "link">): MailBlock {
  return { kind: "button", text: "View your order", link };
}

export function destinationBlock({ destination }: Pick<OrderContent, "destination">): MailBlock {
  return { kind: "lines", ...destination };
}

/** What makes the parcel a gift; nothing if it is none. */
export function giftBlocks({ gift }: Pick<OrderContent, "gift">): MailBlock[] {
  return gift.length > 0 ? [{ kind: "lines", heading: "Gift", lines: gift }] : [];
}

/** The greeting with the customer's name: "Thank you, Asha". Without the name if it is not known: "Thank you". */
export function addressed(greeting: string, { name }: Pick<OrderContent, "name">): string {
  return name ? `${greeting}, ${name}` : greeting;
}
