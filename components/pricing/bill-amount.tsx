import { Money } from "@/components/currency/money";

type BillAmountProps = {
  shown: number;
  /** The amount once a payment method with a fee is chosen. */
  withFee: number;
  currency: string;
};

/** An amount that the fee of a payment method raises. CSS shows the one that applies, so this works without script. */
export function BillAmount({ shown, withFee, currency }: BillAmountProps) {
  if (shown === withFee) return <Money shown={shown} currency={currency} />;
  return (
    <>
      <span className="group-has-[[data-fee]:checked]/checkout:hidden">
        <Money shown={shown} currency={currency} />
      </span>
      <span className="hidden group-has-[[data-fee]:checked]/checkout:inline">
        <Money shown={withFee} currency={currency} />
      </span>
    </>
  );
}
