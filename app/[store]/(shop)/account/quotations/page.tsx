import { redirect } from "next/navigation";
import { Pagination } from "@/components/catalogue/pagination";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { QuotationList } from "@/components/quotation/list";
import { QuotationListFrame, quotationListPath } from "@/components/quotation/list-frame";
import { quotationListTexts } from "@/components/quotation/texts";
import { buttonClass } from "@/components/ui/button";
import { listQuotationsCall } from "@/lib/contracts/quotation/calls";
import { listQuotations } from "@/lib/data/quotation/lists";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { QUOTATIONS_PER_PAGE } from "@/lib/domain/quotation/list";
import { withBasePath } from "@/lib/domain/site/base-path";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/quotations">) =>
  accountMetadata(params, quotationListTexts.title);

export default async function QuotationsPage({ params, searchParams }: PageProps<"/[store]/account/quotations">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.quotations);
  if (!visit) return null;
  const { store, customer } = visit;
  if (store.subType !== "quot") redirect("/404");
  const query = await searchParams;
  // If the query is invalid, for example because the URL was mistyped, the page shows the default list.
  const filter = listQuotationsCall.query?.safeParse(query).data ?? { type: "live" as const, q: "", page: 1 };
  const { type, q: search, page } = filter;
  const { quotations, total } = await listQuotations(store.id, customer.id, { status: type, search, page });
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.quotations}
      heading={quotationListTexts.title}
      news={readFormOutcome(query)}
    >
      <QuotationListFrame type={type} search={search}>
        {quotations.length > 0 ? (
          <QuotationList storeId={store.id} timeZone={store.timeZone} quotations={quotations} />
        ) : (
          <div className="py-10">
            <p className="text-muted">{search ? quotationListTexts.noMatch : quotationListTexts.empty[type]}</p>
            <a href={withBasePath(search ? quotationListPath({ type }) : "/")} className={buttonClass("quiet", "mt-5")}>
              {search ? quotationListTexts.showAll : quotationListTexts.browse}
            </a>
          </div>
        )}
        <Pagination
          page={page}
          totalPages={Math.ceil(total / QUOTATIONS_PER_PAGE)}
          hrefOf={(pageNumber) => quotationListPath({ type, search, page: pageNumber })}
        />
      </QuotationListFrame>
    </AccountFrame>
  );
}
