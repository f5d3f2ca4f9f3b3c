import { lstat } from "node:fs/promises";
import path from "node:path";
import { MANIFEST, readManifest } from "@/lib/contracts/store-files/manifest";
import { FileError } from "../file-error";
import { readText } from "../product-import/read-text";

/** Uploaded files of the store, below its folder. */
export const UPLOADS = "uploads";

export type Kind = "file" | "folder" | "link" | "other";

/** What is at `file`, without following a link; null when nothing is. */
export async function kindOf(file: string): Promise<Kind | null> {
  try {
    const found = await lstat(file);
    if (found.isSymbolicLink()) return "link";
    if (found.isFile()) return "file";
    return found.isDirectory() ? "folder" : "other";
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Whether the folder holds a whole store; null when it is not marked as one at all. What cannot be used is refused. */
export async function readMark(folder: string): Promise<{ complete: boolean } | null> {
  const file = path.join(folder, MANIFEST);
  if ((await kindOf(file)) !== "file") return null;
  const manifest = readManifest((await readText(file)) ?? "");
  if (manifest === "version_newer") {
    throw new FileError(`${folder} was written by a newer version of the shop than this one, which cannot read it.`);
  }
  if (manifest === "format_unknown") throw new FileError(`${file} is not the mark of a store folder.`);
  return manifest;
}
