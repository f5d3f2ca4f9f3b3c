import { changedProductToWire, setProductCall } from "@/lib/contracts/product/owner-calls";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { setProduct } from "@/lib/workflows/product/set-product";

export const PATCH = handle(setProductCall, async ({ storeId, actor, body }) => {
  const { sku, price, stock, seen_stock: seenStock, status, stock_reason: reason } = body;
  const changesMore = price !== undefined || status !== undefined;
  if (changesMore && !actor.rights.includes("products.write")) return fail("right_missing");
  const change = {
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { stock }),
    ...(seenStock !== undefined && { seenStock }),
    ...(status && { status }),
  };
  const changed = await setProduct(storeId, sku, change, { reason, by: actor.name });
  return changed.ok ? ok(changedProductToWire(changed.value)) : changed;
});
