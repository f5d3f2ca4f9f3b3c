import { findRenamesCall, type RenamesAnswer } from "@/lib/contracts/product-import/calls";
import { handle } from "@/lib/http/handle";
import { findRenames } from "@/lib/workflows/product-import/find-renames";

export const POST = handle(findRenamesCall, async ({ storeId, body }) => {
  const found = await findRenames(storeId, body.products);
  const renames = found.map(({ slug, renamedFrom }) => ({ slug, renamed_from: renamedFrom }));
  return { ok: true, value: { renames } satisfies RenamesAnswer };
});
