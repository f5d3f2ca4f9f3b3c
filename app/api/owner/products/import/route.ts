import { type ImportAnswer, importProductsCall, listImportsCall } from "@/lib/contracts/product-import/calls";
import { listImports } from "@/lib/data/product-import/imports";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { importProducts } from "@/lib/workflows/product-import/import-products";

export const POST = handle(importProductsCall, async ({ storeId, actor, query, body }) => {
  const { dry_run: dryRun, import_id: id } = query;
  const undoable = id === undefined ? undefined : { id, by: actor.name };
  const result = await importProducts(storeId, body.products, { dryRun, ...(undoable && { undoable }) });
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

export const GET = handle(listImportsCall, async ({ storeId }) => {
  const imports = await listImports(storeId);
  const list = imports.map(({ id, at, by, products, undoneAt }) => ({
    ...{ _id: id, at: at.toISOString(), by, products },
    undone_on: undoneAt?.toISOString() ?? null,
  }));
  return ok({ list });
});
