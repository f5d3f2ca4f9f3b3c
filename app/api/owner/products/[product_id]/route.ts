import { deskProductToWire, showDeskProductCall } from "@/lib/contracts/product/desk-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readProduct } from "@/lib/workflows/product/read-product";

export const GET = handle(showDeskProductCall, async ({ storeId, params }) => {
  const read = await readProduct(storeId, params.product_id);
  return read.ok ? ok(deskProductToWire(read.value.product, read.value.diagnosis)) : read;
});
