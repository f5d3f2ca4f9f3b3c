import { listDeskProductsCall, listedProductToWire, PRODUCTS_PER_PAGE } from "@/lib/contracts/product/desk-calls";
import { createProductCall, writtenProductToWire } from "@/lib/contracts/product/form-calls";
import { changedProductToWire, setProductCall } from "@/lib/contracts/product/owner-calls";
import { listDeskProducts } from "@/lib/data/product/desk-products";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { createProduct } from "@/lib/workflows/product/save-product";
import { setProduct } from "@/lib/workflows/product/set-product";

export const GET = handle(listDeskProductsCall, async ({ storeId, query: { q, status = null, page } }) => {
  const limit = PRODUCTS_PER_PAGE;
  const { products, total } = await listDeskProducts(storeId, { search: q, status, page, limit });
  return ok({ list: products.map(listedProductToWire), total, page, limit });
});

export const POST = handle(createProductCall, async ({ storeId, actor, body }) => {
  const created = await createProduct(storeId, body.fields, actor.name);
  return created.ok ? ok(writtenProductToWire(created.value)) : created;
});

export const PATCH = handle(setProductCall, async ({ storeId, actor, body }) => {
  const { sku, price, stock, seen_stock: seenStock, seen_price: seenPrice, status, stock_reason: reason } = body;
  const changesMore = price !== undefined || status !== undefined;
  if (changesMore && !actor.rights.includes("products.write")) return fail("right_missing");
  const change = {
    ...(price !== undefined && { price }),
    ...(stock !== undefined && { stock }),
    ...(seenPrice !== undefined && { seenPrice }),
    ...(seenStock !== undefined && { seenStock }),
    ...(status && { status }),
  };
  const changed = await setProduct(storeId, sku, change, { reason, by: actor.name });
  return changed.ok ? ok(changedProductToWire(changed.value)) : changed;
});
