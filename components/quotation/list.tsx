import { Money } from "@/components/currency/money";
import { ListPictures } from "@/components/customer/list-pictures";
import { LongDate } from "@/components/ui/long-date";
import { showOrderAmount } from "@/lib/domain/order/display";
import { accountQuotationPath } from "@/lib/domain/quotation/pages";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { withBasePath } from "@/lib/domain/site/base-path";
import { quotationStatusText, quotationTexts } from "./texts";

type QuotationListProps = { storeId: string; timeZone: string; quotations: readonly Quotation[] };

export function QuotationList({ storeId, timeZone, quotations }: QuotationListProps) {
  return (
    <ul className="border-t border-line">
      {quotations.map((quotation) => (
        <li key={quotation.id} className="relative flex gap-x-8 border-b border-line py-6">
          <div className="min-w-0 flex-1">
            <h2 className="font-medium">
              <a
                href={withBasePath(accountQuotationPath(quotation.id))}
                className="after:absolute after:inset-0 hover:text-accent"
              >
                {quotationTexts.number(quotation.number)}
              </a>
            </h2>
            <p className="mt-1 text-sm text-muted">
              <LongDate date={quotation.createdAt} timeZone={timeZone} />
              {" · "}
              <Money
                shown={showOrderAmount(quotation.finalPrice, quotation.currency)}
                currency={quotation.currency.code}
              />
            </p>
            <p className="mt-1 text-sm">{quotationStatusText(quotation)}</p>
            <p className="mt-1 truncate text-sm text-muted">{quotation.items.map(({ name }) => name).join(", ")}</p>
          </div>
          <ListPictures storeId={storeId} items={quotation.items} />
        </li>
      ))}
    </ul>
  );
}
