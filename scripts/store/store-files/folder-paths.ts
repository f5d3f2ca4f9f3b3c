import { lstat } from "node:fs/promises";
import path from "node:path";
import { MANIFEST, readManifest } from "@/lib/contracts/store-files/manifest";
import { FileError } from "../file-error";
import { readText } from "../product-import/read-text";

/** The name of the subfolder, in the folder of an exported store, that contains the uploaded files. */
export const UPLOADS = "uploads";

export type Kind = "file" | "folder" | "link" | "other";

/** Whether `file` is a file, a folder, a link (which is not followed) or something else; null if it does not exist. */
export async function kindOf(file: string): Promise<Kind | null> {
  try {
    const found = await lstat(file);
    if (found.isSymbolicLink()) return "link";
    if (found.isFile()) return "file";
    return found.isDirectory() ? "folder" : "other";
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw error;
  }
}

/**
 * Whether an export of a store into this folder was completed; null if the folder is not a store folder. Throws if this
 * version of the shop cannot read the folder.
 */
export async function readMark(folder: string): Promise<{ complete: boolean } | null> {
  const file = path.join(folder, MANIFEST);
  if ((await kindOf(file)) !== "file") return null;
  const manifest = readManifest((await readText(file)) ?? "");
  if (manifest === "version_newer") {
    throw new FileError(
      `${folder} was written by a newer version of the shop, which this one cannot read. Update this shop first.`,
    );
  }
  if (manifest === "format_unknown") throw new FileError(`${file} was not written by \`export\`.`);
  return manifest;
}
