import { deskProductToWire, showDeskProductCall } from "@/lib/contracts/product/desk-calls";
import { changeProductCall, writtenProductToWire } from "@/lib/contracts/product/form-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { readProduct } from "@/lib/workflows/product/read-product";
import { changeProduct } from "@/lib/workflows/product/save-product";

export const GET = handle(showDeskProductCall, async ({ storeId, params }) => {
  const read = await readProduct(storeId, params.product_id);
  return read.ok ? ok(deskProductToWire(read.value.product, read.value.diagnosis)) : read;
});

export const PATCH = handle(changeProductCall, async ({ storeId, actor, params, body }) => {
  const changed = await changeProduct(storeId, params.product_id, body, actor.name);
  return changed.ok ? ok(writtenProductToWire(changed.value)) : changed;
});
