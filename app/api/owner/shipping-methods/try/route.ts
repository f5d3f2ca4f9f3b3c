import { triedShippingToWire, tryShippingCall } from "@/lib/contracts/store/list-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { tryShipping } from "@/lib/workflows/pricing/try-terms";

export const POST = handle(tryShippingCall, async ({ storeId, body: { weight_grams: weightGrams, ...body } }) => {
  const tried = await tryShipping(storeId, { ...body, weightGrams });
  return tried.ok ? ok(triedShippingToWire(tried.value)) : tried;
});
