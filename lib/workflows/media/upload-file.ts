import "server-only";
import { UPLOAD_HEAD_BYTES, type UploadFault, uploadFault } from "@/lib/domain/media/upload-content";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { saveUpload } from "@/lib/storage/save-upload";
import { uploadNameOf } from "./upload-name-of";

/** What products have besides pictures: papers and videos. */
const ENDINGS: readonly string[] = ["pdf", "mp4", "webm"];

/** Stores a file of the store's products as it is. `name` is what it was called; its ending says what it is. */
export async function uploadFile(
  storeId: StoreId,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<Result<{ src: string }, UploadFault>> {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!ENDINGS.includes(ending)) return fail("upload_content_wrong", "name");
  const src = uploadNameOf({ folder: "files", name, ending, bytes });
  const fault = uploadFault(src, { size: bytes.length, head: bytes.subarray(0, UPLOAD_HEAD_BYTES) });
  if (fault) return fail(fault, "base64");
  await saveUpload(storeId, src, bytes);
  return ok({ src });
}
