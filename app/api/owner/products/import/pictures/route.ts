import { importPicturesCall, type PicturesAnswer } from "@/lib/contracts/owner-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { importPictures } from "@/lib/workflows/import-pictures";

export const POST = handle(importPicturesCall, async ({ query, body }) => {
  const { fetched, failures, unreachableHosts, touched } = await importPictures(
    query.store_id ?? env().STORE_ID,
    body.slugs,
    { skipHosts: body.skip_hosts },
  );
  const value = { fetched, failures: [...failures], unreachable_hosts: [...unreachableHosts] };
  return { ok: true, value: value satisfies PicturesAnswer, touched };
});
