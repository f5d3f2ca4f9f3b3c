import { z } from "zod";
import { lineSchema, textSchema } from "@/lib/messages/order/content";

/** What a shopper has declared, and when. */
export const withdrawalContentSchema = z.object({
  name: lineSchema,
  orderNumber: lineSchema,
  /** What of the order it is about; empty for all of it. */
  items: textSchema,
  /** Such as "20 November 2026, 3:40 pm". */
  confirmedAt: lineSchema,
});
export type WithdrawalContent = z.output<typeof withdrawalContentSchema>;

/** The declaration, line by line. */
export function withdrawalLines({ name, orderNumber, items, confirmedAt }: WithdrawalContent): string[] {
  return [
    `Name: ${name}`,
    `Order: ${orderNumber}`,
    `Items: ${items || "the whole order"}`,
    `Confirmed: ${confirmedAt}`,
  ];
}
