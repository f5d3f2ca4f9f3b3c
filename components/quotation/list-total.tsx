import { Money } from "@/components/currency/money";
import { convertPlain } from "@/lib/domain/currency/currency";
import type { Bill } from "@/lib/domain/pricing/bill";
import { quotationPriceTexts } from "./texts";

/** The total at list prices. It is shown only until the shop has made its offer. */
export function ListTotal({ bill: { subTotal, currency } }: { bill: Bill }) {
  return (
    <dl>
      <div className="flex items-baseline justify-between gap-6">
        <dt className="font-medium">
          {quotationPriceTexts.subTotal}
          <span className="block text-[0.8125rem] font-normal text-muted">{quotationPriceTexts.listTaxes}</span>
        </dt>
        <dd className="font-display text-[1.6rem] leading-none">
          <Money shown={convertPlain(subTotal, currency)} currency={currency.code} />
        </dd>
      </div>
    </dl>
  );
}
