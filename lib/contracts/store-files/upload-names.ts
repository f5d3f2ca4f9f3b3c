import { isUploadName } from "@/lib/domain/media/upload-name";
import type { StoreId } from "@/lib/domain/store/id";

/** The address of an uploaded file. Descriptions and other HTML refer to pictures by such addresses. */
const UPLOAD_ADDRESS = /\/uploads\/([a-z0-9_-]+)\/([a-z0-9._/-]+)/gi;

/**
 * Returns the names of the store's uploaded files to which a document seems to refer: texts that are a file name as a
 * whole, and addresses of uploads within texts. Some may not exist, because an ordinary text can look like a file name.
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
