import { findRenamesCall, type RenamesAnswer } from "@/lib/contracts/owner-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { findRenames } from "@/lib/workflows/find-renames";

export const POST = handle(findRenamesCall, async ({ query, body }) => {
  const found = await findRenames(query.store_id ?? env().STORE_ID, body.products);
  const renames = found.map(({ slug, renamedFrom }) => ({ slug, renamed_from: renamedFrom }));
  return { ok: true, value: { renames } satisfies RenamesAnswer };
});
