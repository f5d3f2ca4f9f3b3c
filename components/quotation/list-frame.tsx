import type { ReactNode } from "react";
import { ListFrame, listPath } from "@/components/customer/list-frame";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { QUOTATION_TYPES, type QuotationType } from "@/lib/domain/quotation/list";
import { quotationListTexts } from "./texts";

type QuotationListFrameProps = { type: QuotationType; search: string; children: ReactNode };

/** The layout of the customer's quotation lists: one tab for each type, with a search field. */
export function QuotationListFrame({ type, search, children }: QuotationListFrameProps) {
  const kinds = QUOTATION_TYPES.map((quotationType) => ({
    type: quotationType,
    name: quotationListTexts.types[quotationType],
    href: quotationListPath({ type: quotationType }),
  }));
  return (
    <ListFrame
      labels={quotationListTexts.labels}
      kinds={kinds}
      type={type}
      search={search}
      path={ACCOUNT_PAGES.quotations}
    >
      {children}
    </ListFrame>
  );
}

export function quotationListPath(list: { type: QuotationType; search?: string; page?: number }): string {
  return listPath(ACCOUNT_PAGES.quotations, list);
}
