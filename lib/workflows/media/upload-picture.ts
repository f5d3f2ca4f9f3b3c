import "server-only";
import type { Picture } from "@/lib/domain/media/picture";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { encodeSentPicture } from "@/lib/storage/picture-encoding";
import { saveUpload } from "@/lib/storage/save-upload";
import { uploadNameOf } from "./upload-name-of";

/** Stores a picture of the store's products. `name` is that of the file it was. */
export async function uploadPicture(
  storeId: StoreId,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Result<Picture, "file_not_picture">> {
  const encoded = await encodeSentPicture(bytes);
  if (!encoded) return fail("file_not_picture", "base64");
  const { width, height, preview } = encoded;
  const src = uploadNameOf({ folder: "products", name, ending: "webp", bytes: encoded.bytes });
  await saveUpload(storeId, src, encoded.bytes);
  return ok({ src, width, height, alt: "", preview });
}
