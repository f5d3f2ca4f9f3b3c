import { showProductFieldsCall, writtenProductToWire } from "@/lib/contracts/product/form-calls";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readWrittenProduct } from "@/lib/workflows/product/save-product";

export const GET = handle(showProductFieldsCall, async ({ storeId, params }) => {
  const product = await readWrittenProduct(storeId, params.product_id);
  return product ? ok(writtenProductToWire(product)) : fail("product_unknown");
});
