import { redirect } from "next/navigation";
import { readOrderOutcome } from "@/components/checkout/order-outcome";
import { AccountFrame } from "@/components/customer/account-frame";
import { accountSections } from "@/components/customer/sections";
import { quotationListTexts } from "@/components/quotation/texts";
import { QuotationView } from "@/components/quotation/view";
import { NO_REFUSALS } from "@/lib/browser/form/refusals";
import { ACCOUNT_PAGES } from "@/lib/domain/customer/pages";
import { accountQuotationPath } from "@/lib/domain/quotation/pages";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { findOwnQuotation } from "@/lib/workflows/quotation/find";
import { accountMetadata, visitAccount } from "../../account-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/account/quotations/[quotation_id]">) =>
  accountMetadata(params, quotationListTexts.pageTitle);

export default async function QuotationPage({
  params,
  searchParams,
}: PageProps<"/[store]/account/quotations/[quotation_id]">) {
  const { store: storeId, quotation_id: quotationId } = await params;
  const visit = await visitAccount(storeId, accountQuotationPath(quotationId));
  if (!visit) return null;
  const { store, visitor, customer } = visit;
  const quotation = await orUnreadablePage(findOwnQuotation(store.id, visitor, quotationId));
  if (!quotation) redirect("/404");
  const outcome = readOrderOutcome(await searchParams, store);
  return (
    <AccountFrame
      customerId={customer.id}
      sections={accountSections(store)}
      path={ACCOUNT_PAGES.quotations}
      heading={quotationListTexts.pageTitle}
      number={quotation.number}
      news={{ ...outcome, refusals: NO_REFUSALS }}
    >
      <QuotationView storeId={store.id} timeZone={store.timeZone} quotation={quotation} initial={outcome.refusals} />
    </AccountFrame>
  );
}
