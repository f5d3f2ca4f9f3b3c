import { estimateShippingCall } from "@/lib/contracts/cart/shipping-estimate";
import { shippingEstimateToWire } from "@/lib/contracts/cart/wire";
import { ok } from "@/lib/domain/result";
import { cartContextOf } from "@/lib/http/forms/cart-context";
import { handle } from "@/lib/http/handle";
import { estimateCartShipping } from "@/lib/workflows/cart/estimate-shipping";

export const GET = handle(estimateShippingCall, async (call) => {
  const estimate = await estimateCartShipping(cartContextOf(call), call.query.pincode);
  return estimate.ok ? ok(shippingEstimateToWire(estimate.value)) : estimate;
});
