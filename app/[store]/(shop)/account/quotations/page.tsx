import { redirect } from "next/navigation";
import { Pagination } from "@/components/catalogue/pagination";
import { AccountFrame } from "@/components/customer/account-frame";
import { readFormOutcome } from "@/components/customer/form-outcome";
import { accountSections } from "@/components/customer/sections";
import { QuotationList } from "@/components/quotation/list";
import { QuotationListFrame, quotationListPath } from "@/components/quotation/list-frame";
import { buttonClass } from "@/components/ui/button";
import { listQuotationsCall } from "@/lib/contracts/quotation/calls";
import { listQuotations } from "@/lib/data/quotation/lists";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { QUOTATIONS_PER_PAGE, type QuotationType } from "@/lib/domain/quotation/list";
import { accountMetadata, visitAccount } from "../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/quotations">) =>
  accountMetadata(params, "Quotations");

const EMPTY_TEXTS: Record<QuotationType, string> = {
  live: "You are not waiting for any prices, and none wait for you.",
  confirmed: "What you approve is kept here.",
  cancelled: "No request of yours was cancelled.",
};

export default async function QuotationsPage({ params, searchParams }: PageProps<"/[store]/account/quotations">) {
  const visit = await visitAccount((await params).store, ACCOUNT_PAGES.quotations);
  if (!visit) return null;
  const { store, customer } = visit;
  if (store.subType !== "quot") redirect("/404");
  const query = await searchParams;
  // What is no list of ours shows the first one, as a mistyped address should.
  const asked = listQuotationsCall.query?.safeParse(query).data ?? { type: "live" as const, q: "", page: 1 };
  const { type, q: search, page } = asked;
  const { quotations, total } = await listQuotations(store.id, customer.id, { status: type, search, page });
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.quotations}
      heading="Quotations"
      news={readFormOutcome(query)}
    >
      <QuotationListFrame type={type} search={search}>
        {quotations.length > 0 ? (
          <QuotationList storeId={store.id} quotations={quotations} />
        ) : (
          <div className="py-10">
            <p className="text-muted">{search ? "No quotation here has that in it." : EMPTY_TEXTS[type]}</p>
            <a href={search ? quotationListPath({ type }) : "/"} className={buttonClass("quiet", "mt-5")}>
              {search ? "Show all of them" : "Look around"}
            </a>
          </div>
        )}
        <Pagination
          page={page}
          totalPages={Math.ceil(total / QUOTATIONS_PER_PAGE)}
          hrefOf={(each) => quotationListPath({ type, search, page: each })}
        />
      </QuotationListFrame>
    </AccountFrame>
  );
}
