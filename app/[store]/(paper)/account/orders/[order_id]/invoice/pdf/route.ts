import { answerPaperPdf } from "../../../../../paper-visit";

export function GET(request: Request, { params }: RouteContext<"/[store]/account/orders/[order_id]/invoice/pdf">) {
  return answerPaperPdf(request, params);
}
