import type { ReactNode } from "react";
import { ListFrame, listPath } from "@/components/customer/list-frame";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { QUOTATION_TYPES, type QuotationType } from "@/lib/domain/quotation/list";
import { QUOTATION_TYPE_NAMES } from "./texts";

type QuotationListFrameProps = { type: QuotationType; search: string; children: ReactNode };

const LABELS = {
  kinds: "Kinds of quotations",
  search: "Search these quotations",
  placeholder: "Number, or what is in it",
};

/** The lists of an account's quotations. */
export function QuotationListFrame({ type, search, children }: QuotationListFrameProps) {
  const kinds = QUOTATION_TYPES.map((each) => ({
    type: each,
    name: QUOTATION_TYPE_NAMES[each],
    href: quotationListPath({ type: each }),
  }));
  return (
    <ListFrame labels={LABELS} kinds={kinds} type={type} search={search} path={ACCOUNT_PAGES.quotations}>
      {children}
    </ListFrame>
  );
}

export function quotationListPath(place: { type: QuotationType; search?: string; page?: number }): string {
  return listPath(ACCOUNT_PAGES.quotations, place);
}
