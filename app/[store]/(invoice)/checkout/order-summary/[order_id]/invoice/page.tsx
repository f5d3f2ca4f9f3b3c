import { redirect } from "next/navigation";
import { InvoiceSheet } from "@/components/invoice/sheet";
import { invoicePageTexts } from "@/components/invoice/texts";
import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { CHECKOUT_QUERY, orderSummaryPath, summaryInvoicePath } from "@/lib/domain/checkout/pages";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { visitInvoice } from "../../../../invoice-visit";

export const instant = false;

type Props = PageProps<"/[store]/checkout/order-summary/[order_id]/invoice">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, invoicePageTexts.invoiceTitle) : {};
}

/** The invoice for guests, who have no account: they open this page with the link in an e-mail. */
export default async function SummaryInvoicePage({ params, searchParams }: Props) {
  const { order_id } = await params;
  const keyParam = (await searchParams)[CHECKOUT_QUERY.key];
  const key = typeof keyParam === "string" ? keyParam : null;
  const invoiceDocument = await visitInvoice(await params, key);
  if (!invoiceDocument) redirect("/404");
  return (
    <InvoiceSheet
      invoiceDocument={invoiceDocument}
      backHref={orderSummaryPath(order_id, key)}
      pdfHref={summaryInvoicePath(order_id, key, "pdf")}
    />
  );
}
