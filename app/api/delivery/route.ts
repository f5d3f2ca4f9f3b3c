import { deliveryCall, deliveryToWire } from "@/lib/contracts/delivery";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { findDelivery } from "@/lib/workflows/delivery";

/** When an order of now would arrive at the postal code `pincode`. */
export const GET = handle(deliveryCall, async ({ store, query }) => {
  const found = await findDelivery(store, query.pincode, query.product);
  return found.ok ? ok(deliveryToWire(found.value)) : found;
});
