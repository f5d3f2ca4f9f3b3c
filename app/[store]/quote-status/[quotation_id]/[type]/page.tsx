import { redirect } from "next/navigation";
import { connection } from "next/server";
import { readOrderOutcome } from "@/components/checkout/order-outcome";
import { one } from "@/components/form/outcome";
import { EmailLinkPage } from "@/components/quotation/email-link-page";
import { ExpiredLink } from "@/components/quotation/expired-link";
import { quotationTexts } from "@/components/quotation/texts";
import { getStore } from "@/lib/cached/store";
import { accountQuotationPath, QUOTE_ANSWERS, QUOTE_QUERY } from "@/lib/domain/quotation/pages";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { getPageVisitor } from "@/lib/http/visitor";
import { findQuotationForVisitor } from "@/lib/workflows/quotation/find";
import { checkoutMetadata } from "../../../checkout/checkout-visit";
import { isOwnQuotation, orderHrefOf } from "../../../quotation-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/quote-status/[quotation_id]/[type]">) =>
  checkoutMetadata(params, quotationTexts.title);

/**
 * The page that the links in a quotation e-mail open. Opening it changes nothing, because virus scanners open links
 * too; the shopper answers with the form on the page.
 */
export default async function QuoteStatusPage({
  params,
  searchParams,
}: PageProps<"/[store]/quote-status/[quotation_id]/[type]">) {
  await connection();
  const { store: storeId, quotation_id: quotationId, type } = await params;
  const answer = QUOTE_ANSWERS.find((known) => known === type);
  if (!answer) redirect("/404");
  const store = await getStore(storeId);
  if (!store) return null;
  const query = await searchParams;
  const key = one(query[QUOTE_QUERY.key]) || null;
  const visitor = await getPageVisitor(store.id);
  const quotation = await orUnreadablePage(findQuotationForVisitor(store, visitor, quotationId, key));
  if (!quotation) return <ExpiredLink contactNumber={store.contactNumber} />;
  if (key === null) redirect(accountQuotationPath(quotation.id));
  const seenRevision = one(query[QUOTE_QUERY.revision]);
  return (
    <EmailLinkPage
      storeId={store.id}
      quotation={quotation}
      answer={answer}
      seenRevision={/^\d{1,6}$/.test(seenRevision) ? Number(seenRevision) : null}
      quotationKey={key}
      orderHref={orderHrefOf(quotation, isOwnQuotation(visitor, quotation) ? null : key)}
      outcome={readOrderOutcome(query, store)}
    />
  );
}
