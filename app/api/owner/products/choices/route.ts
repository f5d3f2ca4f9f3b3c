import { listProductChoicesCall, productChoicesToWire } from "@/lib/contracts/product/form-calls";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readProductChoices } from "@/lib/workflows/product/product-choices";

export const GET = handle(listProductChoicesCall, async ({ storeId }) => {
  const choices = await readProductChoices(storeId);
  return choices ? ok(productChoicesToWire(choices)) : fail("store_unknown", "store_id");
});
