import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { replaceUpload } from "@/lib/storage/save-upload";
import { digestOfOwnUpload, readUpload } from "@/lib/storage/uploads";
import type { StoreUpload } from "./export-store";

/** The names of the uploads that the store lacks or has with other bytes. */
export async function findMissingUploads(storeId: StoreId, uploads: readonly StoreUpload[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { name, digest } of uploads) {
    if ((await digestOfOwnUpload(storeId, name)) !== digest) missing.push(name);
  }
  return missing;
}

/**
 * Stores an uploaded file. Uploads arrive before the files of the store that uses them, so the store need not exist
 * yet.
 */
export function saveStoreUpload(storeId: StoreId, name: string, bytes: Buffer): Promise<void> {
  return replaceUpload(storeId, name, bytes);
}

/** The bytes of a file of the store; null when there is no such file. */
export function readStoreUpload(storeId: StoreId, name: string): Promise<Buffer | null> {
  return readUpload([storeId, ...name.split("/")]);
}
