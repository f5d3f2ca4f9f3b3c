import { Money } from "@/components/currency/money";
import { type QuotationRow, showQuotation } from "@/lib/domain/quotation/display";
import { listedPrices } from "@/lib/domain/quotation/list-prices";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { ListPrice } from "./items";
import { quotationPriceTexts } from "./texts";

/** The totals of a quotation, in the currency it was requested in. */
export function QuotationSums({ quotation }: { quotation: Quotation }) {
  const { rows, currencyCode } = showQuotation(quotation);
  const { subTotal: listed } = listedPrices(quotation);
  const amount = (part: QuotationRow["part"]) => rows.find((row) => row.part === part)?.shown;
  const subTotal = amount("sub_total") ?? 0;
  const shipping = amount("shipping");
  return (
    <dl className="grid gap-2 text-sm text-muted">
      <div className="flex justify-between gap-6">
        <dt>{quotationPriceTexts.subTotal}</dt>
        <dd className="flex flex-wrap justify-end gap-x-3">
          {listed !== null && <ListPrice shown={listed} offered={subTotal} currency={currencyCode} />}
          <Money shown={subTotal} currency={currencyCode} />
        </dd>
      </div>
      <div className="flex justify-between gap-6">
        <dt>{quotationPriceTexts.shipping}</dt>
        <dd>
          {shipping === undefined ? (
            quotationPriceTexts.shippingUnknown
          ) : shipping === 0 ? (
            quotationPriceTexts.free
          ) : (
            <Money shown={shipping} currency={currencyCode} />
          )}
        </dd>
      </div>
      <div className="mt-1.5 flex items-baseline justify-between gap-6 border-t border-line pt-4 text-ink">
        <dt className="text-base font-medium">
          {quotationPriceTexts.total(shipping !== undefined)}
          <span className="block text-[0.8125rem] font-normal text-muted">{quotationPriceTexts.taxes}</span>
        </dt>
        <dd className="font-display text-[1.6rem] leading-none">
          <Money shown={amount("final_price") ?? 0} currency={currencyCode} />
        </dd>
      </div>
    </dl>
  );
}
