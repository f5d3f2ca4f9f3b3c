import { type RenamesAnswer, renamesBodySchema, storeQuerySchema } from "@/lib/contracts/owner-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { findRenames } from "@/lib/workflows/find-renames";

const BODY_LIMIT = 8_000_000;

/** A question, sent as POST because it is long; it writes nothing. */
export const POST = handle(
  { owner: true, query: storeQuerySchema, body: renamesBodySchema, bodyLimit: BODY_LIMIT },
  async ({ query, body }) => {
    const found = await findRenames(query.store_id ?? env().STORE_ID, body.products);
    const renames = found.map(({ slug, renamedFrom }) => ({ slug, renamed_from: renamedFrom }));
    return { ok: true, value: { renames } satisfies RenamesAnswer };
  },
);
