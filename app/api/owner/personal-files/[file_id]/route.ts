import { readPersonalFileCall } from "@/lib/contracts/personalization/calls";
import { findPersonalFile } from "@/lib/data/personalization/files";
import { fail, ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";

export const GET = handle(readPersonalFileCall, async ({ params, storeId }) => {
  const file = await findPersonalFile(storeId, params.file_id, null);
  if (!file) return fail("personal_file_unknown", "file_id");
  return ok({ content_type: "image/webp", content: Buffer.from(file).toString("base64") });
});
