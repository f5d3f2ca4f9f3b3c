import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { replaceUpload } from "@/lib/storage/save-upload";
import { digestOfOwnUpload, readUpload } from "@/lib/storage/uploads";
import type { StoreUpload } from "./export-store";

/** Those of the files that the store lacks, or has with other bytes. */
export async function findMissingUploads(storeId: StoreId, uploads: readonly StoreUpload[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { name, digest } of uploads) {
    if ((await digestOfOwnUpload(storeId, name)) !== digest) missing.push(name);
  }
  return missing;
}

/** Keeps a file of the store. It is there before the page that names it, so it may be kept before the store is. */
export function keepUpload(storeId: StoreId, name: string, bytes: Buffer): Promise<void> {
  return replaceUpload(storeId, name, bytes);
}

/** The bytes of a file of the store; null when there is no such file. */
export function takeUpload(storeId: StoreId, name: string): Promise<Buffer | null> {
  return readUpload([storeId, ...name.split("/")]);
}
