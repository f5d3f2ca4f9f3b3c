import { redirect } from "next/navigation";
import { connection } from "next/server";
import { readOrderOutcome } from "@/components/checkout/order-outcome";
import { one } from "@/components/form/outcome";
import { QuotationSummary } from "@/components/quotation/summary";
import { quotationTexts } from "@/components/quotation/texts";
import { getStore } from "@/lib/cached/store";
import { CHECKOUT_QUERY } from "@/lib/domain/checkout/pages";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { getPageVisitor } from "@/lib/http/visitor";
import { findQuotationForVisitor } from "@/lib/workflows/quotation/find";
import { isOwnQuotation, orderHrefOf } from "../../../../quotation-visit";
import { checkoutMetadata } from "../../../checkout-visit";

export const instant = false;

export const generateMetadata = ({ params }: PageProps<"/[store]/checkout/order-summary/quotation/[quotation_id]">) =>
  checkoutMetadata(params, quotationTexts.title);

/**
 * A quotation, shown only to its customer and to visitors whose link contains the quotation's key. All others get a
 * 404.
 */
export default async function QuotationSummaryPage({
  params,
  searchParams,
}: PageProps<"/[store]/checkout/order-summary/quotation/[quotation_id]">) {
  await connection();
  const { store: storeId, quotation_id: quotationId } = await params;
  const store = await getStore(storeId);
  if (!store) return null;
  const query = await searchParams;
  const key = one(query[CHECKOUT_QUERY.key]) || null;
  const visitor = await getPageVisitor(store.id);
  const quotation = await orUnreadablePage(findQuotationForVisitor(store, visitor, quotationId, key));
  if (!quotation) redirect("/404");
  const isOwn = isOwnQuotation(visitor, quotation);
  return (
    <QuotationSummary
      timeZone={store.timeZone}
      storeId={store.id}
      quotation={quotation}
      quotationKey={key}
      orderHref={orderHrefOf(quotation, isOwn ? null : key)}
      isOwn={isOwn}
      offersAccount={visitor.kind !== "customer"}
      outcome={readOrderOutcome(query, store)}
    />
  );
}
