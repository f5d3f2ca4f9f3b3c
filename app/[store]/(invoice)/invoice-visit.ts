import { connection } from "next/server";
import { getStoreOfVisitor } from "@/lib/cached/store";
import { CHECKOUT_QUERY } from "@/lib/domain/checkout/pages";
import { toCreditNoteDocument } from "@/lib/domain/invoice/credit-note-document";
import { toInvoice } from "@/lib/domain/invoice/invoice";
import { documentTitle, type InvoiceDocument } from "@/lib/domain/invoice/wording";
import type { StoreId } from "@/lib/domain/store/id";
import { orUnreadablePage } from "@/lib/http/or-unreadable-page";
import { getPageVisitor } from "@/lib/http/visitor";
import { withDatabase } from "@/lib/http/with-database";
import { invoicePdf } from "@/lib/integrations/invoice-pdf";
import { findOrderForVisitor } from "@/lib/workflows/order/read";

/**
 * Route parameters. `ordinal` selects a credit note of the order (its first, second …); without it, the document is the
 * invoice.
 */
type Params = { store: StoreId; order_id: string; ordinal?: string };

/**
 * Returns an invoice or credit note if the visitor is the order's customer or opened the page with the order's key;
 * otherwise null.
 */
export async function visitInvoice(
  { store: storeId, order_id, ordinal }: Params,
  key: string | null,
): Promise<InvoiceDocument | null> {
  await connection();
  const store = await getStoreOfVisitor(storeId);
  if (!store) return null;
  const order = await orUnreadablePage(findOrderForVisitor(store, await getPageVisitor(store.id), order_id, key));
  if (!order) return null;
  return ordinal === undefined ? toInvoice(order, store) : toCreditNoteDocument(order, Number(ordinal), store);
}

/** Responds with the invoice or credit note as a PDF file to download. */
export const answerInvoicePdf = withDatabase(async (request: Request, params: Promise<Params>) => {
  const invoiceDocument = await visitInvoice(await params, new URL(request.url).searchParams.get(CHECKOUT_QUERY.key));
  if (!invoiceDocument) return new Response(null, { status: 404, headers: PRIVATE });
  const fileName = `${documentTitle(invoiceDocument)} ${invoiceDocument.number}`
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, "-");
  return new Response(new Uint8Array(await invoicePdf(invoiceDocument)), {
    headers: {
      ...PRIVATE,
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${fileName}.pdf"`,
    },
  });
});

/** Invoices and credit notes contain personal data, so neither caches nor search engines may keep them. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
