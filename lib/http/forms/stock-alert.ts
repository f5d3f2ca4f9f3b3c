import "server-only";
import { stockAlertAnswerSchema } from "@/lib/contracts/stock-alert";
import { STOCK_ALERT_PAGE, STOCK_ALERT_QUERY } from "@/lib/domain/stock-alert";
import type { Answer } from "@/lib/http/handle";
import { withDone, withRefusal } from "./outcome";

/** The page after the form for an alert. After a refusal, it shows the form again, for the same variant. */
export function stockAlertPage(answer: Answer, fields: URLSearchParams): string {
  const { product, variant, slug, token } = STOCK_ALERT_QUERY;
  const back = { [slug]: fields.get("slug") ?? "" };
  if (answer.ok) {
    return withDone(STOCK_ALERT_PAGE, "stock_alert_set", {
      ...back,
      [token]: stockAlertAnswerSchema.parse(answer.value).token,
    });
  }
  return withRefusal(STOCK_ALERT_PAGE, answer, {
    ...back,
    [product]: fields.get("product_id") ?? "",
    [variant]: fields.get("variant_id") ?? "",
  });
}
