"use client";
import { useAtomValue } from "jotai";
import { Price } from "@/components/currency/price";
import { currencyOfferAtom } from "@/lib/browser/currency/currency";
import { BASE_CURRENCY } from "@/lib/domain/currency/base-currency";
import { convertPlain } from "@/lib/domain/currency/currency";
import { formatMoney } from "@/lib/domain/currency/money";

/** Amounts of the wire are major units; a shop's own are whole minor ones. */
const toMinor = (amount: number) => Math.round(amount * 100);

/** An amount of an item, without the additional charge: converted with it, as all prices are (pricing rule 1). */
export function ItemPrice({ amount }: { amount: number }) {
  return <Price key={amount} amount={toMinor(amount)} currency={useBaseCurrency()} />;
}

type SumPriceProps = { amount: number /** The currency whose charge is inside. */; code: string };

/**
 * A sum of the bag, which carries the charge already (pricing rules 2 and 9). It is shown in the currency that it was
 * made for, and in no other.
 */
export function SumPrice({ amount, code }: SumPriceProps) {
  const { currencies } = useAtomValue(currencyOfferAtom);
  const base = useBaseCurrency();
  const currency = currencies.find((each) => each.code === code);
  const text = currency
    ? formatMoney(convertPlain(toMinor(amount), currency), currency.code)
    : formatMoney(toMinor(amount), base);
  // Another element for another amount: it does not begin where the one before began.
  return <span key={text}>{text}</span>;
}

function useBaseCurrency(): string {
  return useAtomValue(currencyOfferAtom).currencies.find(({ isDefault }) => isDefault)?.code ?? BASE_CURRENCY;
}
