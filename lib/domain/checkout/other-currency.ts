import type { StoreDetails } from "../store/store";
import type { PaymentChoice } from "./checkout";

/** A currency of the store that opens payment methods which do not take the one of the checkout. */
export type OtherCurrency = { code: string; labels: readonly string[] };

/**
 * The currency to change to for those who want to pay with a method that refuses theirs; null if none is refused for
 * that alone. If methods take different currencies, it is the first that the store offers.
 */
export function otherCurrency(
  payments: readonly Pick<PaymentChoice, "label" | "currencies" | "refusals">[],
  { currencies }: Pick<StoreDetails, "currencies">,
): OtherCurrency | null {
  const refused = payments.filter(
    ({ refusals }) => refusals.length > 0 && refusals.every((code) => code === "payment_currency"),
  );
  const code = refused
    .flatMap((payment) => payment.currencies)
    .find((taken) => currencies.some((offered) => offered.code === taken));
  if (code === undefined) return null;
  return { code, labels: refused.filter((payment) => payment.currencies.includes(code)).map(({ label }) => label) };
}
