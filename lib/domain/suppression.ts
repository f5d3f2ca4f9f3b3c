/** Why an address gets no mail: it takes none, or its owner called a mail of the shop unwanted. */
export const SUPPRESSION_REASONS = ["bounced", "complained"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];

export type Suppression = { email: string; reason: SuppressionReason; detail: string; createdAt: Date };

/** The mails that belong to no order, account or question of their recipient, by their templates. */
const UNASKED: readonly string[] = [
  "left_cart",
  "newsletter_welcome",
  "payment_unfinished",
  "stock_alert",
  "wish_alert",
];

/**
 * Whether a mail is kept back from an address on the suppression list. One that bounces gets nothing at all; one that
 * complained still gets what it asked for or has to know.
 *
 * Source: decision 74.
 */
export function isKeptBack({ reason }: Pick<Suppression, "reason">, template: string): boolean {
  return reason === "bounced" || UNASKED.includes(template);
}
