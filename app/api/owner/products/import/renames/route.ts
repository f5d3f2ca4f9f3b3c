import { findRenamesCall, type RenamesAnswer } from "@/lib/contracts/product-import/calls";
import { handle } from "@/lib/http/handle";
import { env } from "@/lib/server/env";
import { findRenames } from "@/lib/workflows/product-import/find-renames";

export const POST = handle(findRenamesCall, async ({ query, body }) => {
  const found = await findRenames(query.store_id ?? env().STORE_ID, body.products);
  const renames = found.map(({ slug, renamedFrom }) => ({ slug, renamed_from: renamedFrom }));
  return { ok: true, value: { renames } satisfies RenamesAnswer };
});
