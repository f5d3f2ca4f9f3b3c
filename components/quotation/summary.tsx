import type { ReactNode } from "react";
import { RefetchCart } from "@/components/cart/refetch-on-arrival";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import type { FormOutcome } from "@/components/form/outcome";
import { SummaryLinks } from "@/components/order/summary-links";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { messageRecipient } from "@/lib/domain/customer/message-recipient";
import { accountQuotationPath } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { closedRefusal, openRevisionRequest } from "@/lib/domain/quotation/state";
import { withBasePath } from "@/lib/domain/site/base-path";
import { AnswerLinks } from "./answer-links";
import { QuotationFacts } from "./facts";
import { QuotationFrame } from "./frame";
import { QuotationHistory } from "./history";
import {
  quotationHeadingTexts,
  quotationNextTexts,
  quotationStatusText,
  quotationSummaryTexts,
  quotationTexts,
} from "./texts";
import { WithdrawForm } from "./withdraw-form";

type QuotationSummaryProps = {
  storeId: string;
  timeZone: string;
  quotation: Quotation;
  /** The key from the link that opened this page; null for a signed-in customer. */
  quotationKey: string | null;
  /** The path of the order; null until the quotation is approved. */
  orderHref: string | null;
  /** True if the visitor is the customer who asked for the quotation. */
  isOwn: boolean;
  /** True if the visitor is not signed in; they are then offered an account. */
  offersAccount: boolean;
  outcome: FormOutcome;
};

/**
 * The summary page of a quotation, which is not part of the account: it thanks the shopper, says what happens next and
 * shows the prices.
 */
export function QuotationSummary(props: QuotationSummaryProps) {
  const { storeId, timeZone, quotation, quotationKey, orderHref, isOwn, offersAccount, outcome } = props;
  const { status } = quotation;
  return (
    <QuotationFrame
      storeId={storeId}
      quotation={quotation}
      heading={headingOf(quotation)}
      intro={
        <>
          {outcome.refused && (
            <div className="mt-6 max-w-xl">
              <Notice kind="refused">{outcome.refused}</Notice>
              <ClearOutcomeFromAddress />
            </div>
          )}
          <RefetchCart />
          <div className="mt-5 grid max-w-xl gap-2 text-muted">
            {quotationNextTexts(quotation).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {status === "placed" && (
              <p>
                {quotationSummaryTexts.updates[0]}
                <strong className="font-medium break-words text-ink">{messageRecipient(quotation)}</strong>
                {quotationSummaryTexts.updates[1]}
              </p>
            )}
          </div>
          {(status === "processing" || orderHref) && (
            <div className="mt-8">
              {status === "processing" && <AnswerLinks quotation={quotation} quotationKey={quotationKey} />}
              {orderHref && (
                <a href={withBasePath(orderHref)} className={buttonClass("solid", "max-sm:w-full")}>
                  {quotationTexts.viewOrder}
                </a>
              )}
            </div>
          )}
        </>
      }
    >
      <Part heading={quotationStatusText(quotation)}>
        <QuotationHistory quotation={quotation} timeZone={timeZone} />
        {closedRefusal(quotation) === null && (
          <div className="mt-6">
            <WithdrawForm quotationId={quotation.id} quotationKey={quotationKey} />
          </div>
        )}
      </Part>
      <Part heading={quotationTexts.details}>
        <QuotationFacts quotation={quotation} />
      </Part>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <SummaryLinks accountHref={isOwn ? accountQuotationPath(quotation.id) : null} offersAccount={offersAccount} />
      </div>
    </QuotationFrame>
  );
}

function headingOf(quotation: Quotation): string {
  const { status, customerName } = quotation;
  if (status === "cancelled") return quotationHeadingTexts.cancelled;
  if (status === "processing" && openRevisionRequest(quotation) === null) return quotationHeadingTexts.priced;
  const [firstName] = customerName.split(" ");
  return quotationHeadingTexts.thanks(firstName);
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 font-display text-display-3">{heading}</h2>
      {children}
    </section>
  );
}
