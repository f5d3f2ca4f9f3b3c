import type { FormOutcome } from "@/components/form/outcome";
import { formatMoney } from "@/lib/domain/currency/money";
import { showOrderAmount } from "@/lib/domain/order/display";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { closedRefusal, openRevisionRequest } from "@/lib/domain/quotation/state";
import { ApproveForm } from "./approve-form";
import { RevisionForm } from "./revision-form";
import { answerTexts } from "./texts";
import { WithdrawForm } from "./withdraw-form";

type QuotationAnswersProps = { quotation: Quotation; initial: FormOutcome["refusals"] };

/** Everything the customer can do with an open quotation on its page in the account. */
export function QuotationAnswers({ quotation, initial }: QuotationAnswersProps) {
  if (closedRefusal(quotation) !== null) return null;
  const { id, revision, status, finalPrice, currency } = quotation;
  const shownRevision = { quotationId: id, quotationKey: null, revision };
  const price = formatMoney(showOrderAmount(finalPrice, currency), currency.code);
  return (
    <>
      {status === "processing" && (
        <ApproveForm {...shownRevision} items={quotation.items} price={price} initial={initial} />
      )}
      <div className="mt-4 grid gap-1">
        {status === "processing" && openRevisionRequest(quotation) === null && (
          <details open={"text" in initial.fields}>
            <summary className="link-underline inline-block py-2.5 text-sm hover:text-accent">
              {answerTexts.revise}
            </summary>
            <div className="mt-3">
              <RevisionForm {...shownRevision} initial={initial} look="outline" />
            </div>
          </details>
        )}
        <WithdrawForm {...shownRevision} />
      </div>
    </>
  );
}
