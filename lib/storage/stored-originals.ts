import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { parseUploadPath } from "./upload-paths";

/** The uploaded files below `folder`, as paths in it, without the smaller versions that the shop makes of pictures. */
export async function listOriginals(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep))
    .filter((segments) => parseUploadPath(segments)?.rendition === null)
    .map((segments) => segments.join("/"))
    .toSorted();
}

function noneIfMissing(error: NodeJS.ErrnoException): never[] {
  if (error.code === "ENOENT") return [];
  throw error;
}
