import "server-only";
import path from "node:path";
import { openDemoPictures, type PictureFile } from "@/demo/demo-pictures";
import { demoStoreRows } from "@/demo/store/rows";
import { insertStoreRows } from "@/lib/data/store/rows";
import type { Database } from "@/lib/database/connection";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { saveUpload } from "@/lib/storage/save-upload";

export const DEMO_STORE_ID = "nila-loom";

/**
 * The folder is looked up in the working directory: npm scripts, Jest and the standalone server all start in the
 * project's root.
 */
export const DEMO_PICTURES = path.join(/* turbopackIgnore: true */ process.cwd(), "demo/pictures");

/**
 * Adds the demo store to a database, completely or not at all. Its pictures are copied first, so that no page can refer
 * to a missing picture. If the demo store is loaded again, the same pictures get the same names.
 *
 * `onProgress` reports how many pictures are copied, because that takes most of the time.
 */
export async function loadDemoStore(
  database: Database,
  onProgress: (done: number, total: number) => void = () => {},
  storeId: StoreId = DEMO_STORE_ID,
): Promise<void> {
  const demoPictures = openDemoPictures(DEMO_PICTURES);
  const rows = demoStoreRows(storeId, demoPictures, clock.now());
  await copyPictures(storeId, demoPictures.usedFiles(), onProgress);
  await insertStoreRows(rows, database);
}

async function copyPictures(
  storeId: StoreId,
  files: readonly PictureFile[],
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  try {
    for (const [index, { src, bytes }] of files.entries()) {
      await saveUpload(storeId, src, bytes);
      onProgress(index + 1, files.length);
    }
  } catch (error) {
    if (!isReadOnlyDisk(error)) throw error;
    console.warn("The disk is read-only, so the demo store's pictures are served from the project's folder.");
  }
}

function isReadOnlyDisk(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "EROFS" || code === "EACCES";
}
