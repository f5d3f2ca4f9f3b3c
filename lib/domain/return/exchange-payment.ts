import { findTransferMethod } from "../order/from-quotation";
import type { Order } from "../order/order";
import type { GrantedAmounts } from "../order/refund";
import { isProvider, type PaymentType } from "../payment/payment";

type Share = Pick<GrantedAmounts, "amount" | "toGiftCards">;

/**
 * Splits what was returned between the order of an exchange, up to its `price`, and the rest, which is refunded; null if
 * nothing is left. Money pays first, so that gift cards get back what they can.
 *
 * Units: minor units of the base currency.
 */
export function sharesOf({ amount, toGiftCards }: Share, price: number): { exchange: Share; rest: Share | null } {
  const money = Math.min(amount, price);
  const exchange = { amount: money, toGiftCards: Math.min(toGiftCards, price - money) };
  const rest = { amount: amount - exchange.amount, toGiftCards: toGiftCards - exchange.toGiftCards };
  return { exchange, rest: rest.amount + rest.toGiftCards > 0 ? rest : null };
}

/**
 * The payment method for the difference of an exchange: the order's own if it is a provider, otherwise the first
 * provider that takes the order's currency, otherwise a transfer. Null if there is none.
 */
export function choosePaymentOfDifference(
  { paymentName, currency: { code } }: Pick<Order, "paymentName" | "currency">,
  payments: readonly PaymentType[],
): PaymentType | null {
  const providers = payments.filter(
    ({ kind, currencies }) => isProvider(kind) && (currencies.length === 0 || currencies.includes(code)),
  );
  return providers.find(({ name }) => name === paymentName) ?? providers[0] ?? findTransferMethod(payments, code);
}
