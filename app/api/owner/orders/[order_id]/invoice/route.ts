import { readStore } from "@/lib/cached/read-store";
import { printInvoiceCall } from "@/lib/contracts/order/paper-calls";
import { toCreditNoteDocument } from "@/lib/domain/invoice/credit-note-document";
import { toInvoice } from "@/lib/domain/invoice/invoice";
import { documentTitle } from "@/lib/domain/invoice/wording";
import { fail } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { invoicePdf } from "@/lib/integrations/invoice-pdf";
import { findOrderByIdOrNumber } from "@/lib/workflows/order/manage";

export const GET = handle(printInvoiceCall, async ({ storeId, params, query }) => {
  const [store, order] = await Promise.all([readStore(storeId), findOrderByIdOrNumber(storeId, params.order_id)]);
  if (!store) return fail("store_unknown");
  if (!order) return fail("order_unknown");
  const ordinal = query.credit_note;
  const invoice = ordinal === undefined ? toInvoice(order, store) : toCreditNoteDocument(order, ordinal, store);
  if (!invoice) return fail("invoice_unknown");
  const name = `${documentTitle(invoice)} ${invoice.number}.pdf`.toLowerCase();
  const file = { name, contentType: "application/pdf", content: await invoicePdf(invoice) };
  return { ok: true as const, value: name, file };
});
