import type { CancelReason } from "./list";

type Voices = {
  /** As the customer chooses it. */
  chosen: string;
  /** As the owner is told of it. */
  told: string;
};

/** The reasons a customer can choose for a cancellation request. See docs/domain.md#order-cancellation. */
export const CANCEL_REASON_TEXTS: Record<CancelReason, Voices> = {
  by_mistake: { chosen: "I ordered it by mistake", told: "Ordered by mistake" },
  too_late: { chosen: "It will not arrive in time", told: "It would not arrive in time" },
  shipping_too_dear: { chosen: "Shipping costs too much", told: "Shipping costs too much" },
  item_too_dear: { chosen: "The item costs too much", told: "The item costs too much" },
  cheaper_elsewhere: { chosen: "I found it cheaper elsewhere", told: "Found it cheaper elsewhere" },
  change_address: { chosen: "I want to change the address", told: "Wants to change the address" },
  change_payment: { chosen: "I want to change the payment method", told: "Wants to change the payment method" },
  other: { chosen: "Another reason", told: "Another reason" },
};
