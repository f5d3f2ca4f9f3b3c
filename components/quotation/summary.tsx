import type { ReactNode } from "react";
import { RefetchCart } from "@/components/cart/refetch-on-arrival";
import type { CheckoutFormOutcome } from "@/components/checkout/form-outcome";
import { SummaryLinks } from "@/components/order/summary-links";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { accountQuotationPath } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { openRefusal, openRequest } from "@/lib/domain/quotation/state";
import { AnswerLinks } from "./answer-links";
import { QuotationFacts } from "./facts";
import { QuotationFrame } from "./frame";
import { QuotationHistory } from "./history";
import { quotationNextTexts, quotationStatusText } from "./texts";
import { WithdrawForm } from "./withdraw-form";

type QuotationSummaryProps = {
  storeId: string;
  quotation: Quotation;
  /** By which the page was opened; null for the customer whose it is. */
  quotationKey: string | null;
  /** The order that it has become. */
  orderHref: string | null;
  /** Whoever looks is the customer whose quotation it is. */
  isOwn: boolean;
  /** Whoever looks might want an account. */
  isStranger: boolean;
  news: CheckoutFormOutcome;
};

/** Thanks, what comes next, and how it stands. */
export function QuotationSummary(props: QuotationSummaryProps) {
  const { storeId, quotation, quotationKey, orderHref, isOwn, isStranger, news } = props;
  const { email, status } = quotation;
  return (
    <QuotationFrame
      storeId={storeId}
      quotation={quotation}
      heading={headingOf(quotation)}
      intro={
        <>
          {news.refused && (
            <div className="mt-6 max-w-xl">
              <Notice kind="refused">{news.refused}</Notice>
            </div>
          )}
          <RefetchCart />
          <div className="mt-5 grid max-w-xl gap-2 text-muted">
            {quotationNextTexts(quotation).map((text) => (
              <p key={text}>{text}</p>
            ))}
            {status === "placed" && (
              <p>
                News of it goes to <strong className="font-medium break-words text-ink">{email}</strong>.
              </p>
            )}
          </div>
          {(status === "processing" || orderHref) && (
            <div className="mt-8">
              {status === "processing" && <AnswerLinks quotation={quotation} quotationKey={quotationKey} />}
              {orderHref && (
                <a href={orderHref} className={buttonClass("solid", "max-sm:w-full")}>
                  Your order, and how to pay
                </a>
              )}
            </div>
          )}
        </>
      }
    >
      <Part heading={quotationStatusText(quotation)}>
        <QuotationHistory quotation={quotation} />
        {openRefusal(quotation) === null && (
          <div className="mt-6">
            <WithdrawForm quotationId={quotation.id} quotationKey={quotationKey} />
          </div>
        )}
      </Part>
      <Part heading="For whom">
        <QuotationFacts quotation={quotation} />
      </Part>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <SummaryLinks accountHref={isOwn ? accountQuotationPath(quotation.id) : null} isStranger={isStranger} />
      </div>
    </QuotationFrame>
  );
}

function headingOf(quotation: Quotation): string {
  const { status, customerName } = quotation;
  if (status === "cancelled") return "This request has ended";
  if (status === "processing" && openRequest(quotation) === null) return "Our prices for you";
  const [firstName] = customerName.split(" ");
  return firstName ? `Thank you, ${firstName}` : "Thank you";
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-5 font-display text-display-3">{heading}</h2>
      {children}
    </section>
  );
}
