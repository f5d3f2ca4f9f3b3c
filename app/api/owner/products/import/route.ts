import { type ImportAnswer, importProductsCall } from "@/lib/contracts/owner-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { importProducts } from "@/lib/workflows/import-products";

export const POST = handle(importProductsCall, async ({ query, body }) => {
  const result = await importProducts(query.store_id ?? env().STORE_ID, body.products, { dryRun: query.dry_run });
  if (!result.ok) return result;
  const products = result.value.products.map(({ slug, outcome, picturesToFetch }) => ({
    slug,
    outcome,
    pictures_to_fetch: picturesToFetch,
  }));
  return { ok: true, value: { products } satisfies ImportAnswer, touched: result.value.touched };
});
