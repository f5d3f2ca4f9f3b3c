import { findMissingUploadsCall } from "@/lib/contracts/store-files/calls";
import { handle } from "@/lib/http/handle";
import { findMissingUploads } from "@/lib/workflows/store-files/store-uploads";

/** The call changes nothing. It uses POST only because its list of files is too long for a URL. */
export const POST = handle(findMissingUploadsCall, async ({ storeId, body }) => {
  const missing = await findMissingUploads(storeId, body.uploads);
  return { ok: true, value: { missing } };
});
