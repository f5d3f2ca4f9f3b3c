import { stockToWire } from "@/lib/contracts/product-list";
import type { ProductStockWire } from "@/lib/contracts/product-stock";
import { findStock } from "@/lib/data/stock";
import { problem } from "@/lib/http";
import { callShop, UNCACHED } from "@/lib/shop-call";

/** How much is there at this moment; `id` is an id or a slug. */
export function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return callShop(request, async (store) => {
    const { id } = await params;
    // No text of the database can hold a zero character, so nothing is named by it.
    const found = id.includes("\0") ? null : await findStock(store.id, id, store.setting);
    if (!found) return problem("product_unknown");
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
    return Response.json(answer, { headers: UNCACHED });
  });
}
