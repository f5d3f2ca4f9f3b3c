import "server-only";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { RENDITION_WIDTHS } from "@/lib/domain/media/picture";
import type { StoreId } from "@/lib/domain/store/id";
import { env } from "@/lib/server/env";
import { renditionMaker } from "./rendition-maker";

/**
 * Stores a file of the store; `name` is its path below the store's uploads folder. Readers never see a half-written
 * file.
 */
export async function saveUpload(storeId: StoreId, name: string, bytes: Buffer): Promise<void> {
  const file = path.join(env().DATA_DIR, "uploads", storeId, name);
  const draft = `${file}.${process.pid}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
  renditionMaker()?.uploaded();
}

/** Like `saveUpload`, for a file that may exist already: deletes the smaller renditions made from the old one. */
export async function replaceUpload(storeId: StoreId, name: string, bytes: Buffer): Promise<void> {
  await saveUpload(storeId, name, bytes);
  if (!name.endsWith(".webp")) return;
  const stem = path.join(env().DATA_DIR, "uploads", storeId, name.slice(0, -".webp".length));
  for (const rendition of Object.keys(RENDITION_WIDTHS))
    for (const format of ["avif", "webp"]) await rm(`${stem}_${rendition}.${format}`, { force: true });
}
