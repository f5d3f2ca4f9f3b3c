import { isUploadName } from "@/lib/domain/media/upload-name";
import type { StoreId } from "@/lib/domain/store/id";

/** Texts such as descriptions hold pictures by their whole address. */
const WITHIN_TEXT = /\/uploads\/([a-z0-9_-]+)\/([a-z0-9._/-]+)/gi;

/**
 * Names of the store's uploaded files that a document speaks of: each text that is such a name, and each address of
 * one within a text. A text may look like the name of a file and be none.
 */
export function uploadNamesIn(storeId: StoreId, value: unknown): string[] {
  if (typeof value === "string") return namesInText(storeId, value);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((member) => uploadNamesIn(storeId, member));
}

function namesInText(storeId: StoreId, text: string): string[] {
  if (isUploadName(text)) return [text];
  return [...text.matchAll(WITHIN_TEXT)].flatMap(([, store, name = ""]) =>
    store === storeId && isUploadName(name) ? [name] : [],
  );
}
