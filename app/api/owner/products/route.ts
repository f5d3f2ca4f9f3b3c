import { changedProductToWire, setProductCall } from "@/lib/contracts/product/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { setProduct } from "@/lib/workflows/product/set-product";

export const PATCH = handle(setProductCall, async ({ query, body: { sku, price, stock, status } }) => {
  const change = {
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { stock }),
    ...(status && { status }),
  };
  const changed = await setProduct(query.store_id ?? env().STORE_ID, sku, change);
  return changed.ok ? ok(changedProductToWire(changed.value)) : changed;
});
