"use client";
import { useAtomValue } from "jotai";
import { Price } from "@/components/currency/price";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { convertPlain } from "@/lib/domain/currency/currency";
import { formatMoney } from "@/lib/domain/currency/money";

/** The API sends prices in major units, while `Price` and the conversion need whole minor units. */
const toMinor = (amount: number) => Math.round(amount * 100);

/**
 * Shows an amount that does not yet include the additional charge; converting it to the shopper's currency adds the
 * charge, as for all prices (pricing rule 1).
 */
export function ItemPrice({ amount }: { amount: number }) {
  return <Price key={amount} amount={toMinor(amount)} currency={useAtomValue(currencyOfferAtom).base} />;
}

type SumPriceProps = { amount: number /** The currency whose additional charge `amount` includes. */; code: string };

/**
 * Shows a total of the cart. The total already includes the additional charge of the currency it was calculated for
 * (pricing rules 2 and 9), so it is always shown in that currency.
 */
export function SumPrice({ amount, code }: SumPriceProps) {
  const { base, currencies } = useAtomValue(currencyOfferAtom);
  const currency = currencies.find((each) => each.code === code);
  const text = currency
    ? formatMoney(convertPlain(toMinor(amount), currency), currency.code)
    : formatMoney(toMinor(amount), base);
  // A new element for each amount: if text changed its width within the same element, browsers would count that as a
  // layout shift.
  return <span key={text}>{text}</span>;
}
