import { importPicturesCall, type PicturesAnswer } from "@/lib/contracts/product-import/calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { importPictures } from "@/lib/workflows/product-import/import-pictures";

export const POST = handle(importPicturesCall, async ({ storeId, body }) => {
  const { fetched, failures, unreachableHosts } = await importPictures(storeId, body.slugs, {
    skipHosts: body.skip_hosts,
  });
  const value = { fetched, failures: [...failures], unreachable_hosts: [...unreachableHosts] };
  return ok(value satisfies PicturesAnswer);
});
