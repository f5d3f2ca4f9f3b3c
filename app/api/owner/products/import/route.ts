import { type ImportAnswer, importBodySchema, importQuerySchema } from "@/lib/contracts/owner-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { importProducts } from "@/lib/workflows/import-products";

/** Two hundred products with long descriptions are about a megabyte. */
const BODY_LIMIT = 8_000_000;

export const POST = handle(
  { owner: true, query: importQuerySchema, body: importBodySchema, bodyLimit: BODY_LIMIT },
  async ({ query, body }) => {
    const result = await importProducts(query.store_id ?? env().STORE_ID, body.products, { dryRun: query.dry_run });
    if (!result.ok) return result;
    const products = result.value.products.map(({ slug, outcome, picturesToFetch }) => ({
      slug,
      outcome,
      pictures_to_fetch: picturesToFetch,
    }));
    return { ok: true, value: { products } satisfies ImportAnswer, touched: result.value.touched };
  },
);
