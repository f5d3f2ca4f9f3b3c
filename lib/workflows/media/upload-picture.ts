import "server-only";
import { createHash } from "node:crypto";
import type { Picture } from "@/lib/domain/media/picture";
import { toSlug } from "@/lib/domain/product-import/slug";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { encodeSentPicture } from "@/lib/storage/picture-encoding";
import { saveUpload } from "@/lib/storage/save-upload";

const MAX_NAME_LENGTH = 60;

/** Stores a picture of the store's products. `name` is that of the file it was. */
export async function uploadPicture(
  storeId: StoreId,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<Result<Picture, "file_not_picture">> {
  const encoded = await encodeSentPicture(bytes);
  if (!encoded) return fail("file_not_picture", "base64");
  const { width, height, preview } = encoded;
  const stem = toSlug(name.replace(/\.[^.]*$/, "")).slice(0, MAX_NAME_LENGTH) || "picture";
  // The digest in the name changes with the content, so caches may keep the file for ever.
  const digest = createHash("sha256").update(encoded.bytes).digest("hex").slice(0, 8);
  const src = `products/${stem}-${digest}.webp`;
  await saveUpload(storeId, src, encoded.bytes);
  return ok({ src, width, height, alt: "", preview });
}
