import { isUploadName } from "@/lib/domain/media/upload-name";
import type { StoreId } from "@/lib/domain/store/id";

/** Matches the URL of an uploaded file, as used for pictures in descriptions and other HTML. */
const UPLOAD_ADDRESS = /\/uploads\/([a-z0-9_-]+)\/([a-z0-9._/-]+)/gi;

/**
 * Returns the names of the store's uploaded files to which a document seems to refer. A name is found if it is a whole
 * text of the document, or if a text contains the URL of the upload. Some of the files may not exist, because an
 * ordinary text can look like a file name.
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
