import type { ReactNode } from "react";
import { Money } from "@/components/currency/money";
import { LongDate } from "@/components/ui/long-date";
import { showOrderAmount } from "@/lib/domain/order/display";
import type { Quotation, QuotationRevision } from "@/lib/domain/quotation/quotation";
import { quotationStatusText } from "./texts";

/** `words` as they were written; empty without. */
type Moment = { key: string; title: ReactNode; at: Date; words: string };

/** What was asked and what was answered, the oldest first. */
export function QuotationHistory({ quotation }: { quotation: Quotation }) {
  const { createdAt, revisions, confirmedAt, cancelledAt, currency } = quotation;
  const end = confirmedAt ?? cancelledAt;
  const moments: Moment[] = [
    { key: "asked", title: "You asked for our prices", at: createdAt, words: "" },
    ...revisions.flatMap((revision) => momentsOf(revision, currency)),
    ...(end ? [{ key: "end", title: quotationStatusText(quotation), at: end, words: "" }] : []),
  ];
  return (
    <ol className="grid gap-5">
      {moments.map(({ key, title, at, words }) => (
        <li
          key={key}
          className="relative ps-6 before:absolute before:start-0 before:top-2 before:size-2 before:rounded-full before:bg-ink"
        >
          {title}
          <span className="block text-sm text-muted">
            <LongDate date={at} />
          </span>
          {words && (
            <p className="mt-2 max-w-prose border-s border-line ps-4 break-words whitespace-pre-line">{words}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function momentsOf(revision: QuotationRevision, currency: Quotation["currency"]): Moment[] {
  const { number, finalPrice, message, createdAt, request } = revision;
  const named = (
    <>
      {number === 1 ? "We offered " : "We offered anew: "}
      <Money shown={showOrderAmount(finalPrice, currency)} currency={currency.code} />
    </>
  );
  return [
    { key: `revision ${number}`, title: named, at: createdAt, words: message },
    ...(request
      ? [{ key: `request ${number}`, title: "You asked for a revision", at: request.askedAt, words: request.text }]
      : []),
  ];
}
