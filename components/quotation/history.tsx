import type { ReactNode } from "react";
import { Money } from "@/components/currency/money";
import { LongDate } from "@/components/ui/long-date";
import { showOrderAmount } from "@/lib/domain/order/display";
import type { Quotation, QuotationRevision } from "@/lib/domain/quotation/quotation";
import { quotationHistoryTexts, quotationStatusText } from "./texts";

/** `message` is empty if nothing was written. */
type HistoryEntry = { key: string; title: ReactNode; at: Date; message: string };

/** The history of a quotation, oldest entry first: the customer's requests and the shop's offers. */
export function QuotationHistory({ quotation, timeZone }: { quotation: Quotation; timeZone: string }) {
  const { createdAt, revisions, confirmedAt, cancelledAt, currency } = quotation;
  const end = confirmedAt ?? cancelledAt;
  const entries: HistoryEntry[] = [
    { key: "asked", title: quotationHistoryTexts.requested, at: createdAt, message: "" },
    ...revisions.flatMap((revision) => entriesOf(revision, currency)),
    ...(end ? [{ key: "end", title: quotationStatusText(quotation), at: end, message: "" }] : []),
  ];
  return (
    <ol className="grid gap-5">
      {entries.map(({ key, title, at, message }) => (
        <li
          key={key}
          className="relative ps-6 before:absolute before:start-0 before:top-2 before:size-2 before:rounded-full before:bg-ink"
        >
          {title}
          <span className="block text-sm text-muted">
            <LongDate date={at} timeZone={timeZone} />
          </span>
          {message && (
            <p className="mt-2 max-w-prose border-s border-line ps-4 break-words whitespace-pre-line">{message}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function entriesOf(revision: QuotationRevision, currency: Quotation["currency"]): HistoryEntry[] {
  const { number, finalPrice, message, createdAt, request } = revision;
  const title = (
    <>
      {quotationHistoryTexts.offered(number)}
      <Money shown={showOrderAmount(finalPrice, currency)} currency={currency.code} />
    </>
  );
  return [
    { key: `revision ${number}`, title, at: createdAt, message },
    ...(request
      ? [
          {
            key: `request ${number}`,
            title: quotationHistoryTexts.revisionRequested,
            at: request.askedAt,
            message: request.text,
          },
        ]
      : []),
  ];
}
