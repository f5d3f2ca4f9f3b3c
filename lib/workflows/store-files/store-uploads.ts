import "server-only";
import { UPLOAD_HEAD_BYTES, type UploadFault, uploadFault } from "@/lib/domain/media/upload-content";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { replaceUpload } from "@/lib/storage/save-upload";
import { digestOfOwnUpload, readUpload } from "@/lib/storage/uploads";
import type { StoreUpload } from "./export-store";

/** The names of those uploads whose file the store does not have, or has with different content. */
export async function findMissingUploads(storeId: StoreId, uploads: readonly StoreUpload[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { name, digest } of uploads) {
    if ((await digestOfOwnUpload(storeId, name)) !== digest) missing.push(name);
  }
  return missing;
}

/**
 * Stores an uploaded file. The store need not exist yet, because an import sends the uploads before the store's other
 * files.
 */
export async function saveStoreUpload(
  storeId: StoreId,
  name: string,
  bytes: Buffer,
): Promise<Result<{ name: string }, UploadFault>> {
  const fault = uploadFault(name, { size: bytes.length, head: bytes.subarray(0, UPLOAD_HEAD_BYTES) });
  if (fault) return fail(fault, "name");
  await replaceUpload(storeId, name, bytes);
  return ok({ name });
}

/** The bytes of an uploaded file of the store; null if there is no such file. */
export function readStoreUpload(storeId: StoreId, name: string): Promise<Buffer | null> {
  return readUpload([storeId, ...name.split("/")]);
}
