import type { StoreDetails } from "./store/store";

/** What a shopper says to withdraw from a contract, as the law of the European Union lets them without a reason. */
export type Withdrawal = {
  /** Known to its shopper alone until it is confirmed. */
  id: string;
  name: string;
  email: string;
  /** What the shopper has entered as the number of the order. */
  orderNumber: string;
  /** The order with this number and e-mail address; null if there is none. */
  orderId: string | null;
  /** What of the order it is about, in the shopper's words; empty for all of it. */
  items: string;
  createdAt: Date;
  /** When the shopper confirmed it, which is when it counts; null before that. */
  confirmedAt: Date | null;
};

/** What was entered and never confirmed is forgotten after this time. */
export const UNCONFIRMED_HOURS = 24;
/** The proof of what was declared, and when, is kept as long as somebody may ask for it. */
export const WITHDRAWAL_RETENTION_YEARS = 3;

/** The page of both steps: first the form, then, with the id of what was entered, the button that confirms it. */
export const WITHDRAWAL_PAGE = "/withdrawal";
export const WITHDRAWAL_QUERY = { order: "order", id: "id" } as const;

export function withdrawalFormPath(orderNumber: string): string {
  return `${WITHDRAWAL_PAGE}?${new URLSearchParams({ [WITHDRAWAL_QUERY.order]: orderNumber })}`;
}

export function withdrawalPath(id: string): string {
  return `${WITHDRAWAL_PAGE}?${new URLSearchParams({ [WITHDRAWAL_QUERY.id]: id })}`;
}

/** Whether shoppers can withdraw from a contract on a page of the shop. */
export function takesWithdrawals({ setting }: { setting: Pick<StoreDetails["setting"], "returns" | "hidesPrices"> }) {
  return setting.returns.takesWithdrawals && !setting.hidesPrices;
}
