import { addPersonalFileCall } from "@/lib/contracts/personalization/calls";
import { ok } from "@/lib/domain/result";
import { requesterOf } from "@/lib/http/asker";
import { handle } from "@/lib/http/handle";
import { storePersonalFile } from "@/lib/workflows/personalization/files";

export const POST = handle(addPersonalFileCall, async ({ body, ...call }) => {
  const stored = await storePersonalFile(requesterOf(call), Buffer.from(body.content, "base64"));
  if (!stored.ok) return stored;
  const { id, width, height } = stored.value;
  return ok({ file_id: id, width, height });
});
