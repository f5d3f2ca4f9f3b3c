import { Money } from "@/components/currency/money";
import { convertPlain } from "@/lib/domain/currency/currency";
import type { Bill } from "@/lib/domain/pricing/bill";

/** What the shop's list asks for all of it, before the shop has named its own price. */
export function ListTotal({ bill: { subTotal, currency } }: { bill: Bill }) {
  return (
    <dl>
      <div className="flex items-baseline justify-between gap-6">
        <dt className="font-medium">
          Sub total
          <span className="block text-[0.8125rem] font-normal text-muted">List prices, taxes included</span>
        </dt>
        <dd className="font-display text-[1.6rem] leading-none">
          <Money shown={convertPlain(subTotal, currency)} currency={currency.code} />
        </dd>
      </div>
    </dl>
  );
}
