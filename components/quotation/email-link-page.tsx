import type { ReactNode } from "react";
import { ClearOutcomeFromAddress } from "@/components/form/clear-outcome";
import type { FormOutcome } from "@/components/form/outcome";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";
import { formatMoney } from "@/lib/domain/currency/money";
import { showOrderAmount } from "@/lib/domain/order/display";
import { type QuoteAnswer, quoteStatusPath } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { latestRevision, openRevisionRequest } from "@/lib/domain/quotation/state";
import { withBasePath } from "@/lib/domain/site/base-path";
import { ApproveForm } from "./approve-form";
import { QuotationFrame } from "./frame";
import { RevisionForm } from "./revision-form";
import { answerTexts, emailLinkTexts, quotationHeadingTexts, quotationNextTexts, quotationTexts } from "./texts";

type EmailLinkPageProps = {
  storeId: string;
  quotation: Quotation;
  /** The answer that the followed link is for, such as approving. */
  answer: QuoteAnswer;
  /**
   * The revision in the link of the e-mail. If the shop has made a newer revision since, the page says so. Null if the
   * link contains no revision.
   */
  seenRevision: number | null;
  /** The quotation's key, from the link. */
  quotationKey: string;
  /** The path of the order; null until the quotation is approved. */
  orderHref: string | null;
  outcome: FormOutcome;
};

/**
 * The page that the links in a quotation e-mail open. While the quotation is open, it shows the current prices and a
 * form to answer the offer; afterwards it says whether the quotation was approved or cancelled.
 */
export function EmailLinkPage(props: EmailLinkPageProps) {
  const { storeId, quotation, answer, seenRevision, orderHref, outcome } = props;
  const { status, revision } = quotation;
  const isOpen = status === "processing" && !(answer === "revision" && openRevisionRequest(quotation) !== null);
  const hasChanged = status === "processing" && seenRevision !== null && seenRevision !== revision;
  return (
    <QuotationFrame
      storeId={storeId}
      quotation={quotation}
      heading={headingOf(quotation, answer)}
      intro={
        <div className="mt-5 grid max-w-xl gap-5 text-muted">
          {outcome.refused && (
            <>
              <Notice kind="refused">{outcome.refused}</Notice>
              <ClearOutcomeFromAddress />
            </>
          )}
          {hasChanged && <Notice kind="refused">{emailLinkTexts.changed}</Notice>}
          {!isOpen && quotationNextTexts(quotation).map((text) => <p key={text}>{text}</p>)}
          {status === "processing" && <Messages quotation={quotation} />}
        </div>
      }
    >
      {isOpen && <Answer {...props} />}
      {status === "processing" && !isOpen && (
        <OtherAnswer {...props} other="approve">
          {answerTexts.approveAfterAll}
        </OtherAnswer>
      )}
      {orderHref && (
        <a href={withBasePath(orderHref)} className={buttonClass("solid", "max-sm:w-full")}>
          {quotationTexts.viewOrder}
        </a>
      )}
      {status !== "processing" && !orderHref && (
        <ShopLink href="/" className={buttonClass("outline", "max-sm:w-full")}>
          {quotationTexts.backToShop}
        </ShopLink>
      )}
    </QuotationFrame>
  );
}

function headingOf(quotation: Quotation, answer: QuoteAnswer): string {
  const [firstName] = quotation.customerName.split(" ");
  const thanks = quotationHeadingTexts.thanks(firstName);
  switch (quotation.status) {
    case "placed":
      return quotationHeadingTexts.notPriced;
    case "processing":
      if (answer === "approve") return quotationHeadingTexts.priced;
      return openRevisionRequest(quotation) === null ? quotationHeadingTexts.revise : thanks;
    case "confirmed":
      return thanks;
    case "cancelled":
      return quotationHeadingTexts.cancelled;
  }
}

/** The messages with an offer: what the shop wrote about its prices, and what the shopper asked to be revised. */
function Messages({ quotation }: { quotation: Quotation }) {
  const shopMessage = latestRevision(quotation)?.message;
  const shopperMessage = openRevisionRequest(quotation);
  return (
    <>
      {shopMessage && <Quote by={emailLinkTexts.shopMessage}>{shopMessage}</Quote>}
      {shopperMessage && <Quote by={emailLinkTexts.shopperMessage}>{shopperMessage}</Quote>}
    </>
  );
}

function Quote({ by, children }: { by: string; children: string }) {
  return (
    <figure className="border-s-2 border-line ps-5">
      <figcaption className="text-[0.8125rem]">{by}</figcaption>
      <blockquote className="mt-1 break-words whitespace-pre-line text-ink">{children}</blockquote>
    </figure>
  );
}

function Answer(props: EmailLinkPageProps) {
  const { quotation, answer, quotationKey, outcome } = props;
  const { id, revision, finalPrice, currency } = quotation;
  const form = { quotationId: id, quotationKey, revision, initial: outcome.refusals };
  if (answer === "revision") {
    return (
      <>
        <RevisionForm {...form} />
        <OtherAnswer {...props} other="approve">
          {answerTexts.approveInstead}
        </OtherAnswer>
      </>
    );
  }
  return (
    <>
      <ApproveForm
        {...form}
        items={quotation.items}
        price={formatMoney(showOrderAmount(finalPrice, currency), currency.code)}
      />
      <p className="mt-4 max-w-md text-sm text-muted">{emailLinkTexts.approveNote}</p>
      <OtherAnswer {...props} other="revision">
        {answerTexts.revise}
      </OtherAnswer>
    </>
  );
}

function OtherAnswer({
  quotation,
  quotationKey,
  other,
  children,
}: EmailLinkPageProps & { other: QuoteAnswer; children: ReactNode }) {
  return (
    <p className="mt-6">
      <a
        href={withBasePath(quoteStatusPath(quotation.id, other, { key: quotationKey, revision: quotation.revision }))}
        className="link-underline inline-block py-2.5 hover:text-accent"
      >
        {children}
      </a>
    </p>
  );
}
