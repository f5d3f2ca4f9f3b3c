import type { ReactNode } from "react";
import type { CheckoutFormOutcome } from "@/components/checkout/form-outcome";
import { buttonClass } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { ShopLink } from "@/components/ui/shop-link";
import { formatMoney } from "@/lib/domain/currency/money";
import { showOrderAmount } from "@/lib/domain/order/display";
import { type QuoteAnswer, quoteStatusPath } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { latestRevision, openRequest } from "@/lib/domain/quotation/state";
import { ApproveForm } from "./approve-form";
import { QuotationFrame } from "./frame";
import { RevisionForm } from "./revision-form";
import { quotationNextTexts } from "./texts";

type QuoteStatusProps = {
  storeId: string;
  quotation: Quotation;
  /** What the mail asks for. */
  answer: QuoteAnswer;
  /** Of the prices that the mail told of; null when it is not known. */
  seenRevision: number | null;
  /** By which the page was opened. */
  quotationKey: string;
  /** The order that it has become. */
  orderHref: string | null;
  news: CheckoutFormOutcome;
};

/** Where the links of a mail lead: the prices that stand now, and the answer to them, or what has become of it. */
export function EmailLinkPage(props: QuoteStatusProps) {
  const { storeId, quotation, answer, seenRevision, orderHref, news } = props;
  const { status, revision } = quotation;
  const isOpen = status === "processing" && !(answer === "revision" && openRequest(quotation) !== null);
  const isOther = status === "processing" && seenRevision !== null && seenRevision !== revision;
  return (
    <QuotationFrame
      storeId={storeId}
      quotation={quotation}
      heading={headingOf(quotation, answer)}
      intro={
        <div className="mt-5 grid max-w-xl gap-5 text-muted">
          {news.refused && <Notice kind="refused">{news.refused}</Notice>}
          {isOther && <Notice kind="refused">We have named other prices since that mail. These stand now.</Notice>}
          {!isOpen && quotationNextTexts(quotation).map((text) => <p key={text}>{text}</p>)}
          {status === "processing" && <Words quotation={quotation} />}
        </div>
      }
    >
      {isOpen && <Answer {...props} />}
      {status === "processing" && !isOpen && (
        <OtherAnswer {...props} other="approve">
          Approve our prices after all
        </OtherAnswer>
      )}
      {orderHref && (
        <a href={orderHref} className={buttonClass("solid", "max-sm:w-full")}>
          Your order, and how to pay
        </a>
      )}
      {status !== "processing" && !orderHref && (
        <ShopLink href="/" className={buttonClass("outline", "max-sm:w-full")}>
          Back to the shop
        </ShopLink>
      )}
    </QuotationFrame>
  );
}

function headingOf(quotation: Quotation, answer: QuoteAnswer): string {
  const [firstName] = quotation.customerName.split(" ");
  const thanks = firstName ? `Thank you, ${firstName}` : "Thank you";
  switch (quotation.status) {
    case "placed":
      return "Our prices are not ready yet";
    case "processing":
      if (answer === "approve") return "Our prices for you";
      return openRequest(quotation) === null ? "Not quite right yet?" : thanks;
    case "confirmed":
      return thanks;
    case "cancelled":
      return "This request has ended";
  }
}

/** What the shop has said with its prices, and what the shopper would have otherwise. */
function Words({ quotation }: { quotation: Quotation }) {
  const said = latestRevision(quotation)?.message;
  const wished = openRequest(quotation);
  return (
    <>
      {said && <Quote by="We wrote">{said}</Quote>}
      {wished && <Quote by="You wrote">{wished}</Quote>}
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

function Answer(props: QuoteStatusProps) {
  const { quotation, answer, quotationKey, news } = props;
  const { id, revision, finalPrice, currency } = quotation;
  const form = { quotationId: id, quotationKey, revision, initial: news.refusals };
  if (answer === "revision") {
    return (
      <>
        <RevisionForm {...form} />
        <OtherAnswer {...props} other="approve">
          Or approve our prices
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
      <p className="mt-4 max-w-md text-sm text-muted">
        It becomes an order with this. You are told how to pay, and we begin as soon as your money is here.
      </p>
      <OtherAnswer {...props} other="revision">
        Ask for a revision
      </OtherAnswer>
    </>
  );
}

function OtherAnswer({
  quotation,
  quotationKey,
  other,
  children,
}: QuoteStatusProps & { other: QuoteAnswer; children: ReactNode }) {
  return (
    <p className="mt-6">
      <a
        href={quoteStatusPath(quotation.id, other, { key: quotationKey, revision: quotation.revision })}
        className="link-underline inline-block py-2.5 hover:text-accent"
      >
        {children}
      </a>
    </p>
  );
}
