import type { ReactNode } from "react";
import { BillAmount } from "@/components/pricing/bill-amount";
import { Icon } from "@/components/ui/icon";
import { convertPlain } from "@/lib/domain/currency/currency";
import { type Bill, billOnDelivery } from "@/lib/domain/pricing/bill";
import { showBill } from "@/lib/domain/pricing/show-bill";
import { pageTexts, totalBarTexts } from "./texts";

type TotalBarProps = { bill: Bill; isQuotation: boolean; children: ReactNode };

/**
 * A bar at the bottom of the screen on phones that always shows the total. It expands to show the items and the bill.
 */
export function TotalBar({ bill, isQuotation, children }: TotalBarProps) {
  const { rows, currencyCode } = showBill(bill);
  const name = pageTexts.order(isQuotation);
  const shown = isQuotation ? convertPlain(bill.subTotal, bill.currency) : (rows.at(-1)?.shown ?? 0);
  const onDelivery = isQuotation ? null : billOnDelivery(bill);
  const withFee = onDelivery ? (showBill(onDelivery).rows.at(-1)?.shown ?? 0) : shown;
  return (
    <details className="group sticky top-0 z-20 -mx-gutter border-b border-line bg-sand lg:hidden">
      <summary className="flex min-h-13 items-center justify-between gap-4 px-gutter py-2">
        <span className="flex items-center gap-2 text-sm">
          {name}
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </span>
        <span className="text-sm text-muted">
          {isQuotation ? totalBarTexts.listPrice : bill.totals.isComplete ? totalBarTexts.toPay : totalBarTexts.soFar}
          <span className="text-base font-medium text-ink">
            <BillAmount shown={shown} withFee={withFee} currency={currencyCode} />
          </span>
        </span>
      </summary>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="max-h-[70dvh] overflow-y-auto overscroll-contain px-gutter pt-3 pb-7"
      >
        {children}
      </section>
    </details>
  );
}
