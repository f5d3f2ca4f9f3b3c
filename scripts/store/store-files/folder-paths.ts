import { lstat } from "node:fs/promises";
import path from "node:path";
import { MANIFEST, readManifest } from "@/lib/contracts/store-files/manifest";
import { FileError } from "../file-error";
import { readText } from "../product-import/read-text";

/** The folder of the store's uploaded files, below the store's folder. */
export const UPLOADS = "uploads";

export type Kind = "file" | "folder" | "link" | "other";

/** The kind of thing at `file`, without following a link; null if there is none. */
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

/** Whether the folder holds a whole store; null if it is no store folder. A folder that cannot be used is refused. */
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
