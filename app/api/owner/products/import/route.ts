import { type ImportAnswer, importProductsCall } from "@/lib/contracts/product-import/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { importProducts } from "@/lib/workflows/product-import/import-products";

export const POST = handle(importProductsCall, async ({ storeId, query, body }) => {
  const result = await importProducts(storeId, body.products, { dryRun: query.dry_run });
  if (!result.ok) return result;
  const products = result.value.products.map((product) => ({
    slug: product.slug,
    outcome: product.outcome,
    pictures_to_fetch: product.picturesToFetch,
    lacks_weight: product.lacksWeight,
    lacks_disclosures: product.lacksDisclosures,
  }));
  return ok({ products } satisfies ImportAnswer);
});
