import { isUploadName } from "@/lib/domain/media/upload-name";
import type { StoreId } from "@/lib/domain/store/id";

/** Descriptions and other HTML refer to pictures by their whole address. */
const UPLOAD_ADDRESS = /\/uploads\/([a-z0-9_-]+)\/([a-z0-9._/-]+)/gi;

/**
 * The names of the store's uploaded files that a document uses: texts that are such a name, and addresses within texts.
 * A text may look like a file name without being one.
 */
export function uploadNamesIn(storeId: StoreId, value: unknown): string[] {
  if (typeof value === "string") return namesInText(storeId, value);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((member) => uploadNamesIn(storeId, member));
}

function namesInText(storeId: StoreId, text: string): string[] {
  if (isUploadName(text)) return [text];
  return [...text.matchAll(UPLOAD_ADDRESS)].flatMap(([, store, name = ""]) =>
    store === storeId && isUploadName(name) ? [name] : [],
  );
}
