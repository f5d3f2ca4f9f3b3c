import { answerPaperPdf } from "../../../../../../paper-visit";

type Context = RouteContext<"/[store]/checkout/order-summary/[order_id]/credit-notes/[ordinal]/pdf">;

export function GET(request: Request, { params }: Context) {
  return answerPaperPdf(request, params);
}
