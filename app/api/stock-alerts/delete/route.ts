import { deleteStockAlertCall } from "@/lib/contracts/stock-alert";
import { STOCK_ALERT_PAGE } from "@/lib/domain/stock-alert";
import { clientAddress } from "@/lib/http/client-address";
import { doneToAnswer } from "@/lib/http/forms/customer-answers";
import { redirectAfterForm, withDone } from "@/lib/http/forms/outcome";
import { handle } from "@/lib/http/handle";
import { withdrawStockAlert } from "@/lib/workflows/stock-alert/ask";

export const POST = handle(
  deleteStockAlertCall,
  async ({ store, body, request }) => doneToAnswer(await withdrawStockAlert(store, body.token, clientAddress(request))),
  {
    form: {
      redirectTo: (answer, fields) =>
        redirectAfterForm(answer, fields, {
          form: STOCK_ALERT_PAGE,
          done: withDone(STOCK_ALERT_PAGE, "stock_alert_deleted"),
        }),
    },
  },
);
