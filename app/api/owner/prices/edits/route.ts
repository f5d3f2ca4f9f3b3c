import { listPriceEditsCall, priceEditToWire } from "@/lib/contracts/product/price-calls";
import { listPriceEdits } from "@/lib/data/product/price-edits";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(listPriceEditsCall, async ({ storeId }) => {
  const edits = await listPriceEdits(storeId);
  return ok({ list: edits.map(priceEditToWire) });
});
