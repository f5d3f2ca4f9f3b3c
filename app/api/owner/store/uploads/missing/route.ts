import { findMissingUploadsCall } from "@/lib/contracts/store-file-calls";
import { env } from "@/lib/env";
import { handle } from "@/lib/http";
import { findMissingUploads } from "@/lib/workflows/store-files/store-uploads";

/** A question, sent as POST because it is long. */
export const POST = handle(findMissingUploadsCall, async ({ query, body }) => {
  const missing = await findMissingUploads(query.store_id ?? env().STORE_ID, body.uploads);
  return { ok: true, value: { missing } };
});
