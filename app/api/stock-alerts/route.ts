import { addStockAlertCall } from "@/lib/contracts/stock-alert";
import { clientAddress } from "@/lib/http/client-address";
import { stockAlertPage } from "@/lib/http/forms/stock-alert";
import { handle } from "@/lib/http/handle";
import { askForStock } from "@/lib/workflows/stock-alert/ask";

/** Asks for one e-mail when a variant is back in stock. */
export const POST = handle(
  addStockAlertCall,
  ({ store, body, request }) =>
    askForStock(
      store,
      { productId: body.product_id, variantId: body.variant_id, email: body.email },
      clientAddress(request),
    ),
  { form: { redirectTo: stockAlertPage } },
);
