import { redirect } from "next/navigation";
import { InvoiceSheet } from "@/components/invoice/sheet";
import { invoicePageTexts } from "@/components/invoice/texts";
import { getStoreWithFreshSeo } from "@/lib/cached/store";
import { accountOrderPath, creditNotePath } from "@/lib/domain/customer/pages";
import { visitorPageMetadata } from "@/lib/seo/fresh-store-metadata";
import { visitAccount } from "../../../../../../(shop)/account/account-visit";
import { visitInvoice } from "../../../../../invoice-visit";

export const instant = false;

type Props = PageProps<"/[store]/account/orders/[order_id]/credit-notes/[ordinal]">;

export async function generateMetadata({ params }: Props) {
  const store = await getStoreWithFreshSeo((await params).store);
  return store ? visitorPageMetadata(store, invoicePageTexts.creditNoteTitle) : {};
}

export default async function CreditNotePage({ params }: Props) {
  const { store, order_id, ordinal } = await params;
  const path = creditNotePath(order_id, Number(ordinal));
  // A visitor who is not signed in is redirected to the sign-in page, which returns them here afterwards.
  await visitAccount(store, path);
  const invoiceDocument = await visitInvoice(await params, null);
  if (!invoiceDocument) redirect("/404");
  return (
    <InvoiceSheet invoiceDocument={invoiceDocument} backHref={accountOrderPath(order_id)} pdfHref={`${path}/pdf`} />
  );
}
