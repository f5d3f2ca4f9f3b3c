import type { ChargedAmount } from "./amount";

/**
 * `open`: the bank has taken the money back, or may still do so. `won`: the shop keeps it. `lost`: the shopper got it
 * back from the bank.
 */
export const DISPUTE_STATUSES = ["open", "won", "lost"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** A dispute of a payment, as its provider reports it. The amount is what the shopper wants back. */
export type ReportedDispute = ChargedAmount & {
  /** The provider's id of the dispute. */
  id: string;
  status: DisputeStatus;
  /** The provider's word for why; may be empty. */
  reason: string;
  /** Until when the owner can answer; null if the provider names no moment. */
  answerBy: Date | null;
};

/** A dispute as we have recorded it. */
export type Dispute = ReportedDispute & { provider: string; orderId: string; paymentId: string; createdAt: Date };

/** A dispute with the number of its order. */
export type NumberedDispute = Dispute & { orderNumber: string };
