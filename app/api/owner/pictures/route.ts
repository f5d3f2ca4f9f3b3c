import { countRenditionsCall, uploadedPictureToWire, uploadPictureCall } from "@/lib/contracts/media/owner-calls";
import { ok } from "@/lib/domain/result";
import { handle } from "@/lib/http/handle";
import { countRenditions } from "@/lib/workflows/media/list-renditions";
import { uploadPicture } from "@/lib/workflows/media/upload-picture";

export const GET = handle(countRenditionsCall, ({ storeId }) => countRenditions(storeId));

export const POST = handle(uploadPictureCall, async ({ storeId, body: { name, base64 } }) => {
  const uploaded = await uploadPicture(storeId, { name, bytes: Buffer.from(base64, "base64") });
  return uploaded.ok ? ok(uploadedPictureToWire(uploaded.value)) : uploaded;
});
