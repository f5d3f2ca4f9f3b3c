import { fromScaledInteger } from "@/lib/contracts/codec/decimal";
import { storeQuotationsAnswerSchema } from "@/lib/contracts/quotation/owner-calls";
import { quotationWireSchema } from "@/lib/contracts/quotation/wire";
import type { QuotationAction } from "@/lib/workflows/quotation/manage";
import type { Asks, Call } from "../call";
import type { Shop } from "../shop";

/** The calls to a running shop about quotations. */
export function quotationCalls(call: Asks): Pick<Shop, "listQuotations" | "showQuotation" | "changeQuotation"> {
  return {
    listQuotations: ({ status, search, page }) => {
      const query = { q: search, page: String(page), ...(status && { status }) };
      return call(storeQuotationsAnswerSchema, { method: "GET", path: "quotations", query });
    },
    showQuotation: (name) => call(quotationWireSchema, { method: "GET", path: pathOf(name) }),
    changeQuotation: (name, action) =>
      call(quotationWireSchema, { method: "POST", ...actionCall(pathOf(name), action) }),
  };
}

const pathOf = (name: string) => `quotations/${encodeURIComponent(name)}`;
const toMajor = (hundredths: number | null) => (hundredths === null ? null : fromScaledInteger(hundredths, 2));

function actionCall(path: string, action: QuotationAction): Pick<Call, "path" | "body"> {
  if (action.kind === "cancel") return { path: `${path}/cancel`, body: { reason: action.reason } };
  const { items, shippingPrice, message } = action.prices;
  const named = items.map(({ position, unitPrice, addonPrice }) => ({
    position,
    unit_price: toMajor(unitPrice),
    addon_price: toMajor(addonPrice),
  }));
  return { path: `${path}/revise`, body: { items: named, shipping_price: toMajor(shippingPrice), message } };
}
