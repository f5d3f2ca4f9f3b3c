import type { ReactNode } from "react";
import { CurrencySelector } from "@/components/currency/selector";
import { CurrencyWatch } from "@/components/currency/watch";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import type { FormOutcome } from "@/components/form/outcome";
import { BillTable } from "@/components/pricing/bill-table";
import { ListTotal } from "@/components/quotation/list-total";
import { Notice } from "@/components/ui/notice";
import type { CheckoutStep, PricedCheckout } from "@/lib/domain/checkout/checkout";
import type { StoreDetails } from "@/lib/domain/store/store";
import { CheckoutItems } from "./items";
import { CheckoutSteps } from "./steps";
import { pageTexts } from "./texts";
import { TotalBar } from "./total-bar";

type CheckoutPageProps = {
  store: Pick<StoreDetails, "id" | "setting">;
  /**
   * The customer whose checkout this is; empty for a guest. What is typed into a form but not sent is saved for this
   * customer only.
   */
  customerId: string;
  priced: PricedCheckout;
  step: CheckoutStep;
  heading: string;
  news: FormOutcome;
  children: ReactNode;
};

/** The layout of one checkout step: the step as `children`, with the items and the bill beside it. */
export function CheckoutPage({ store, customerId, priced, step, heading, news, children }: CheckoutPageProps) {
  const { checkout, items, bill, isQuotation } = priced;
  const takesCash = priced.payments.some(({ kind }) => kind === "cod");
  const order = (
    <>
      <CheckoutItems storeId={store.id} items={items} bill={bill} takesCash={takesCash} />
      <div className="mt-7 border-t border-line pt-6">
        {isQuotation ? <ListTotal bill={bill} /> : <BillTable bill={bill} items={items} />}
        <div className="mt-4 flex items-center gap-1 text-sm text-muted noscript:hidden">
          {pageTexts.pricesIn}
          <CurrencySelector isFixed={store.setting.hideCurrency} />
        </div>
      </div>
    </>
  );
  return (
    <div className="group/checkout mx-auto max-w-6xl px-gutter" data-customer={customerId}>
      <CurrencyWatch checkoutId={checkout.id} code={checkout.currencyCode} />
      <TotalBar bill={bill} isQuotation={isQuotation}>
        {order}
      </TotalBar>
      <div className="pt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-20 lg:pt-8 xl:gap-x-28">
        <div className="min-w-0">
          <CheckoutSteps checkoutId={checkout.id} current={step} reached={priced.step} isQuotation={isQuotation} />
          <h1 className="mt-4 font-display text-display-2 lg:mt-6">{heading}</h1>
          {news.done && (
            <div className="mt-6">
              <Notice kind="done">{news.done}</Notice>
            </div>
          )}
          {news.refused && (
            <div className="mt-6">
              <Notice kind="refused">{news.refused}</Notice>
            </div>
          )}
          {(news.done || news.refused) && <ClearOutcomeFromAddress />}
          <div className="mt-8">{children}</div>
        </div>
        <aside
          aria-label={pageTexts.order(isQuotation)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="sticky top-8 max-h-[calc(100dvh-4rem)] self-start overflow-y-auto overscroll-contain pt-2 max-lg:hidden"
        >
          {order}
        </aside>
      </div>
    </div>
  );
}
