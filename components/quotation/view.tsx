import type { FormOutcome } from "@/components/form/outcome";
import { OrderPart } from "@/components/order/part";
import { buttonClass } from "@/components/ui/button";
import { orderSummaryPath } from "@/lib/domain/checkout/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { withBasePath } from "@/lib/domain/site/base-path";
import { QuotationAnswers } from "./answers";
import { QuotationFacts } from "./facts";
import { QuotationHistory } from "./history";
import { QuotationItems } from "./items";
import { QuotationSums } from "./sums";
import { quotationNextTexts, quotationStatusText, quotationTexts } from "./texts";

type QuotationViewProps = {
  storeId: string;
  timeZone: string;
  quotation: Quotation;
  /** The refusals if a form on this page was sent without script. */
  initial: FormOutcome["refusals"];
};

/** The page of a quotation in the account of its customer. */
export function QuotationView({ storeId, timeZone, quotation, initial }: QuotationViewProps) {
  const { orderId } = quotation;
  return (
    <>
      <OrderPart heading={quotationStatusText(quotation)}>
        <div className="mb-6 grid max-w-xl gap-2 text-muted">
          {quotationNextTexts(quotation).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <QuotationAnswers quotation={quotation} initial={initial} />
        {orderId !== null && (
          <a href={withBasePath(orderSummaryPath(orderId))} className={buttonClass("solid", "max-sm:w-full")}>
            {quotationTexts.viewOrder}
          </a>
        )}
      </OrderPart>
      <OrderPart heading={quotationTexts.prices}>
        <QuotationItems storeId={storeId} quotation={quotation} />
        <div className="mt-6 sm:ms-auto sm:max-w-xs">
          <QuotationSums quotation={quotation} />
        </div>
      </OrderPart>
      <OrderPart heading={quotationTexts.history}>
        <QuotationHistory quotation={quotation} timeZone={timeZone} />
      </OrderPart>
      <OrderPart heading={quotationTexts.details}>
        <QuotationFacts quotation={quotation} />
      </OrderPart>
    </>
  );
}
