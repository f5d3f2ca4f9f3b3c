"use client";
import { useAtomValue } from "jotai";
import { Price } from "@/components/currency/price";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { BASE_CURRENCY } from "@/lib/domain/currency/base-currency";
import { convertPlain } from "@/lib/domain/currency/currency";
import { formatMoney } from "@/lib/domain/currency/money";

/** The API sends prices in major units; prices are calculated in whole minor units. */
const toMinor = (amount: number) => Math.round(amount * 100);

/**
 * Shows an amount that does not include the additional charge. The conversion adds it, as for all prices (pricing rule
 * 1).
 */
export function ItemPrice({ amount }: { amount: number }) {
  return <Price key={amount} amount={toMinor(amount)} currency={useBaseCurrency()} />;
}

type SumPriceProps = { amount: number /** The currency whose additional charge `amount` includes. */; code: string };

/**
 * A total of the cart, which already includes the additional charge (pricing rules 2 and 9). So it is always shown in
 * the currency it was calculated for.
 */
export function SumPrice({ amount, code }: SumPriceProps) {
  const { currencies } = useAtomValue(currencyOfferAtom);
  const base = useBaseCurrency();
  const currency = currencies.find((each) => each.code === code);
  const text = currency
    ? formatMoney(convertPlain(toMinor(amount), currency), currency.code)
    : formatMoney(toMinor(amount), base);
  // A new element for each amount: text that changes width in place would count as a layout shift.
  return <span key={text}>{text}</span>;
}

function useBaseCurrency(): string {
  return useAtomValue(currencyOfferAtom).currencies.find(({ isDefault }) => isDefault)?.code ?? BASE_CURRENCY;
}
