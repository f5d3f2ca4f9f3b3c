import type { Unit } from "../product/unit";

/** What was sold on one day, counted back from now: day 0 are the last 24 hours. `amount` is in minor units. */
export type DayOfSales = { daysAgo: number; orders: number; amount: number };
export type Sales = { orders: number; amount: number };
/** The sales of the last days, and of as many days before them. */
export type SalesSpan = { days: number; now: Sales; before: Sales };

/** Orders that wait for somebody, by what they wait for. */
export type OrdersToDo = { toConfirm: number; toSend: number; unpaid: number; refundsDue: number };
/** What waits for somebody. `messagesFailed` is null for those who may not read messages. */
type ToDo = OrdersToDo & {
  cancellationsAsked: number;
  returnsAsked: number;
  quotationsAsked: number;
  stockOut: number;
  stockLow: number;
  messagesFailed: number | null;
  /** Null for those who may not read about customers. */
  enquiriesWaiting: number | null;
};

/** What sold best lately; `quantity` in hundredths of the unit, `amount` in minor units of the base currency. */
export type BestSeller = { slug: string; name: string; unit: Unit; quantity: number; amount: number };
export const BEST_SELLER_DAYS = 30;
/** What shoppers searched for lately without finding anything. */
export type MissedSearch = { text: string; count: number };
export const MISSED_SEARCH_DAYS = 7;
/** So many of either are shown. */
export const MAX_TOP = 5;

/** The first page of the desk. `sales` is null for those who may see no money. */
export type Today = {
  toDo: ToDo;
  sales: readonly SalesSpan[] | null;
  bestSellers: readonly BestSeller[];
  missedSearches: readonly MissedSearch[];
};

const SPANS = [7, 30, 90];
/** How far back sales are read. */
export const DAYS_OF_SALES = 2 * 90;

export function salesSpans(days: readonly DayOfSales[]): SalesSpan[] {
  const between = (from: number, to: number): Sales => {
    const among = days.filter(({ daysAgo }) => daysAgo >= from && daysAgo < to);
    return among.reduce((sum, day) => ({ orders: sum.orders + day.orders, amount: sum.amount + day.amount }), NOTHING);
  };
  return SPANS.map((span) => ({ days: span, now: between(0, span), before: between(span, 2 * span) }));
}

const NOTHING: Sales = { orders: 0, amount: 0 };
