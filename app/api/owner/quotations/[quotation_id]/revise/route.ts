import { reviseQuotationCall } from "@/lib/contracts/quotation/owner-calls";
import { quotationActionToAnswer } from "@/lib/http/forms/owner-quotation-answer";
import { handle } from "@/lib/http/handle";

export const POST = handle(reviseQuotationCall, ({ body, ...call }) => {
  const items = body.items.map(({ position, unit_price: unitPrice, addon_price: addonPrice }) => ({
    position,
    unitPrice,
    addonPrice,
  }));
  const prices = { items, shippingPrice: body.shipping_price, message: body.message };
  return quotationActionToAnswer(call, { kind: "revise", prices, seenRevision: body.seen_revision });
});
