import type { RefundDestination } from "@/lib/domain/order/refund";
import type { ReturnStatus } from "@/lib/domain/return/return";

export const RETURN_STATUS_NAMES: Record<ReturnStatus, string> = {
  asked: "Asked for",
  approved: "On its way",
  refused: "Refused",
  received: "Taken back",
  rejected: "Not in good order",
};

export const returnTexts = {
  title: "Returns",
  toDecide: "Returns to decide",
  notTakenBack: "This product is not taken back.",
  terms: "Terms of returns",
  status: "Status",
  all: "All returns",
  none: "Nobody wants to return anything.",
  noMatch: "No return is in this state.",
  total: (count: number) => (count === 1 ? "1 return" : `${count} returns`),
  order: (number: string) => `Order ${number}`,
  exchange: (options: string) => `for ${options}`,
  wishes: { refund: "Would like the money back", gift_card: "Would like a gift card" },
  said: "The shop said",
  refund: (sum: string, state: string) => `${sum} ${state}`,
  refundStates: { open: "are owed", done: "went back", failed: "are owed: the last attempt failed" },
  exchanged: "Exchanged in order",
  approve: "Approve",
  refuse: "Refuse",
  decideWhy: "The customer gets an e-mail; with an approval it says how to send it.",
  good: "Arrived in good order",
  bad: "Arrived, but not in good order",
  goodWhy: "Its stock goes back, and it is exchanged or refunded.",
  never: "Refuse after all",
  to: "Where the money goes",
  answer: "Your words to the customer",
} as const;

export const RETURN_DESTINATIONS: readonly { value: RefundDestination | ""; label: string }[] = [
  { value: "", label: "As the customer asked" },
  { value: "provider", label: "The way it came" },
  { value: "gift_card", label: "A new gift card" },
  { value: "by_hand", label: "I return it myself" },
];
