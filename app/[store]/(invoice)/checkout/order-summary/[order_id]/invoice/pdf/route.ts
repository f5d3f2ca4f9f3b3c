import { answerInvoicePdf } from "../../../../../invoice-visit";

type Context = RouteContext<"/[store]/checkout/order-summary/[order_id]/invoice/pdf">;

export function GET(request: Request, { params }: Context) {
  return answerInvoicePdf(request, params);
}
