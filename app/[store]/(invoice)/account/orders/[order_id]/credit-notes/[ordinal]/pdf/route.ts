import { answerInvoicePdf } from "../../../../../../invoice-visit";

export function GET(
  request: Request,
  { params }: RouteContext<"/[store]/account/orders/[order_id]/credit-notes/[ordinal]/pdf">,
) {
  return answerInvoicePdf(request, params);
}
