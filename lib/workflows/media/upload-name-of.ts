import "server-only";
import { createHash } from "node:crypto";
import { toSlug } from "@/lib/domain/product-import/slug";

const MAX_NAME_LENGTH = 60;

type UploadedFile = {
  folder: string;
  /** What the file was called. */
  name: string;
  ending: string;
  bytes: Uint8Array;
};

/**
 * The name of a file in the store's uploads. It begins like the name that it had, and its digest changes with the content,
 * so caches may keep the file for ever.
 */
export function uploadNameOf({ folder, name, ending, bytes }: UploadedFile): string {
  const stem = toSlug(name.replace(/\.[^.]*$/, "")).slice(0, MAX_NAME_LENGTH) || "file";
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `${folder}/${stem}-${digest}.${ending}`;
}
