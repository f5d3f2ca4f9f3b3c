import { connection } from "next/server";
import { getStore } from "@/lib/data/cached";
import { CHECKOUT_QUERY } from "@/lib/domain/checkout-pages";
import type { StoreId } from "@/lib/domain/ids";
import { type Invoice, toInvoice } from "@/lib/domain/invoice";
import { invoicePdf } from "@/lib/integrations/invoice-pdf";
import { getPageVisitor } from "@/lib/visitor";
import { findOrderForVisitor } from "@/lib/workflows/orders/read-order";

type Params = { store: StoreId; order_id: string };

/** The invoice of an order, for the customer whose it is or for who has a link to it; null when it is not to be had. */
export async function visitInvoice({ store: storeId, order_id }: Params, key: string | null): Promise<Invoice | null> {
  await connection();
  const store = await getStore(storeId);
  if (!store) return null;
  const order = await findOrderForVisitor(store, await getPageVisitor(store.id), order_id, key);
  return order && toInvoice(order, store);
}

/** The same as a file. */
export async function answerInvoicePdf(request: Request, params: Promise<Params>): Promise<Response> {
  const invoice = await visitInvoice(await params, new URL(request.url).searchParams.get(CHECKOUT_QUERY.key));
  if (!invoice) return new Response(null, { status: 404, headers: PRIVATE });
  const name = `invoice-${invoice.number.replace(/[^A-Za-z0-9_-]+/g, "-")}.pdf`;
  return new Response(new Uint8Array(await invoicePdf(invoice)), {
    headers: { ...PRIVATE, "Content-Type": "application/pdf", "Content-Disposition": `attachment; filename="${name}"` },
  });
}

/** Of one person, and of this moment. */
const PRIVATE = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
