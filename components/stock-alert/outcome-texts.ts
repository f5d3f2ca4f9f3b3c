import type { OutcomeTexts } from "@/components/form/outcome";
import { FORM_REFUSAL_TEXTS } from "@/components/form/refusal-texts";
import { PRODUCT_REFUSAL_TEXTS } from "@/components/product/refusal-texts";
import { CALL_REFUSAL_TEXTS } from "@/components/ui/refusal-texts";
import type { StockAlertDone } from "@/lib/domain/stock-alert";
import { stockAlertAnswerTexts } from "./texts";

const DONE: Record<StockAlertDone, string> = {
  stock_alert_set: stockAlertAnswerTexts.set,
  stock_alert_deleted: stockAlertAnswerTexts.deleted,
};

/** What the forms of alerts have done, and why they are refused. */
export const STOCK_ALERT_OUTCOME_TEXTS: OutcomeTexts = {
  done: DONE,
  refusals: { ...CALL_REFUSAL_TEXTS, ...FORM_REFUSAL_TEXTS, ...PRODUCT_REFUSAL_TEXTS },
};
