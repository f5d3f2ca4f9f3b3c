import type { ReactNode } from "react";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { QuotationItems } from "./items";
import { QuotationSums } from "./sums";
import { quotationTexts } from "./texts";

type QuotationFrameProps = {
  storeId: string;
  quotation: Quotation;
  heading: string;
  /** Shown before the prices. */
  intro: ReactNode;
  /** Shown after the prices. */
  children: ReactNode;
};

/**
 * The layout of a quotation page. On wide screens the prices are in a column beside the texts; on phones they are
 * between `intro` and `children`.
 */
export function QuotationFrame({ storeId, quotation, heading, intro, children }: QuotationFrameProps) {
  return (
    <div className="mx-auto max-w-6xl px-gutter pt-10 lg:pt-16">
      <div className="grid gap-y-12 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-x-20 lg:gap-y-10 xl:gap-x-28">
        <div className="min-w-0">
          <p className="tabular text-sm text-muted">{quotationTexts.number(quotation.number)}</p>
          <h1 className="mt-2 font-display text-display-2">{heading}</h1>
          {intro}
        </div>
        <section aria-label={quotationTexts.prices} className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <QuotationItems storeId={storeId} quotation={quotation} />
          <div className="mt-6">
            <QuotationSums quotation={quotation} />
          </div>
        </section>
        <div className="min-w-0">{children}</div>
      </div>
    </div>
  );
}
