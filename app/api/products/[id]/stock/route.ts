import { stockToWire } from "@/lib/contracts/catalogue/product-list";
import { productStockCall } from "@/lib/contracts/product/calls";
import type { ProductStockWire } from "@/lib/contracts/product/stock";
import { findStock } from "@/lib/data/product/stock";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

/** The current stock of a product; `id` is the product's id or slug. */
export const GET = handle(productStockCall, async ({ store, params: { id } }) => {
  const product = await findStock(store.id, id, store.setting);
  if (!product) return fail("product_unknown");
  const wire: ProductStockWire = {
    product_id: product.productId,
    stock: stockToWire(product.stock),
    state: product.stock.state,
    variants: product.variants.map(({ id, sku, stock }) => ({
      id,
      sku,
      stock: stockToWire(stock),
      state: stock.state,
    })),
  };
  return ok(wire);
});
