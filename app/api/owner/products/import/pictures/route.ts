import { type PicturesAnswer, picturesBodySchema, storeQuerySchema } from "@/lib/contracts/owner-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { importPictures } from "@/lib/workflows/import-pictures";

export const POST = handle(
  { owner: true, query: storeQuerySchema, body: picturesBodySchema },
  async ({ query, body }) => {
    const { fetched, failures, unreachableHosts, touched } = await importPictures(
      query.store_id ?? env().STORE_ID,
      body.slugs,
      { skipHosts: body.skip_hosts },
    );
    const value = { fetched, failures: [...failures], unreachable_hosts: [...unreachableHosts] };
    return { ok: true, value: value satisfies PicturesAnswer, touched };
  },
);
