import { reviseQuotationCall } from "@/lib/contracts/owner-quotation-calls";
import { handle } from "@/lib/http";
import { quotationActionToAnswer } from "@/lib/http/owner-quotation-answer";

export const POST = handle(reviseQuotationCall, ({ body, ...asked }) => {
  const items = body.items.map(({ position, unit_price: unitPrice, addon_price: addonPrice }) => ({
    position,
    unitPrice,
    addonPrice,
  }));
  const prices = { items, shippingPrice: body.shipping_price, message: body.message };
  return quotationActionToAnswer(asked, { kind: "revise", prices });
});
