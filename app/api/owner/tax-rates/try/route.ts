import { triedTaxToWire, tryTaxCall } from "@/lib/contracts/store/list-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { tryTax } from "@/lib/workflows/pricing/try-terms";

export const POST = handle(tryTaxCall, async ({ storeId, body: { tax_rate_id: taxRateId, ...body } }) => {
  const tried = await tryTax(storeId, { ...body, taxRateId });
  return tried.ok ? ok(tried.value && triedTaxToWire(tried.value)) : tried;
});
