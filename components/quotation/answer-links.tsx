import { buttonClass } from "@/components/ui/button";
import { accountQuotationPath, quoteStatusPath } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { openRequest } from "@/lib/domain/quotation/state";

type AnswerLinksProps = { quotation: Quotation; quotationKey: string | null };

/** Where the shop's prices are answered: by the link that led here, else in the account. */
export function AnswerLinks({ quotation, quotationKey }: AnswerLinksProps) {
  if (quotationKey === null) {
    return (
      <a href={accountQuotationPath(quotation.id)} className={buttonClass("solid", "max-sm:w-full")}>
        Answer in your account
      </a>
    );
  }
  const seen = { key: quotationKey, revision: quotation.revision };
  return (
    <div className="flex flex-wrap gap-3">
      <a href={quoteStatusPath(quotation.id, "approve", seen)} className={buttonClass("solid", "max-sm:w-full")}>
        Approve our prices
      </a>
      {openRequest(quotation) === null && (
        <a href={quoteStatusPath(quotation.id, "revision", seen)} className={buttonClass("quiet", "max-sm:w-full")}>
          Ask for a revision
        </a>
      )}
    </div>
  );
}
