import { buttonClass } from "@/components/ui/button";
import { accountQuotationPath, quoteStatusPath } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { openRevisionRequest } from "@/lib/domain/quotation/state";
import { withBasePath } from "@/lib/domain/site/base-path";
import { answerTexts } from "./texts";

type AnswerLinksProps = { quotation: Quotation; quotationKey: string | null };

/**
 * Links to the page where the shopper answers the offer. For a customer, this is the quotation's page in the account.
 * For visitors who followed a link with a key, the links contain the same key.
 */
export function AnswerLinks({ quotation, quotationKey }: AnswerLinksProps) {
  if (quotationKey === null) {
    return (
      <a href={withBasePath(accountQuotationPath(quotation.id))} className={buttonClass("solid", "max-sm:w-full")}>
        {answerTexts.inAccount}
      </a>
    );
  }
  const seen = { key: quotationKey, revision: quotation.revision };
  return (
    <div className="flex flex-wrap gap-3">
      <a
        href={withBasePath(quoteStatusPath(quotation.id, "approve", seen))}
        className={buttonClass("solid", "max-sm:w-full")}
      >
        {answerTexts.approve}
      </a>
      {openRevisionRequest(quotation) === null && (
        <a
          href={withBasePath(quoteStatusPath(quotation.id, "revision", seen))}
          className={buttonClass("quiet", "max-sm:w-full")}
        >
          {answerTexts.revise}
        </a>
      )}
    </div>
  );
}
