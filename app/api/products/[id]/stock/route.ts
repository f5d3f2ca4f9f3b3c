import { stockToWire } from "@/lib/contracts/catalogue/product-list";
import { productStockCall } from "@/lib/contracts/product/calls";
import type { ProductStockWire } from "@/lib/contracts/product/stock";
import { findStock } from "@/lib/data/product/stock";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

/** How much is there at this moment; `id` is an id or a slug. */
export const GET = handle(productStockCall, async ({ store, params: { id } }) => {
  // No text of the database can hold a zero character, so nothing is named by it.
  const found = id.includes("\0") ? null : await findStock(store.id, id, store.setting);
  if (!found) return fail("product_unknown");
  const answer: ProductStockWire = {
    product_id: found.productId,
    stock: stockToWire(found.stock),
    state: found.stock.state,
    variants: found.variants.map(({ id, sku, stock }) => ({
      id,
      sku,
      stock: stockToWire(stock),
      state: stock.state,
    })),
  };
  return ok(answer);
});
