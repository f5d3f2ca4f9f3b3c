import "server-only";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type StoreWire, storeWireSchema } from "@/lib/contracts/store/details";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The file in which the last valid store details are saved, so that the shop can start while the store service is down.
 */
const fileOf = (folder: string, storeId: StoreId) =>
  path.join(folder, "store-details", `${encodeURIComponent(storeId)}.json`);

/**
 * Saves the store details. If the disk cannot be written to, the error is only logged; the details are then lost when
 * the shop restarts.
 */
export async function keepLastGoodStore(folder: string, storeId: StoreId, wire: StoreWire): Promise<void> {
  const file = fileOf(folder, storeId);
  const draft = `${file}.${process.pid}.new`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(z.encode(storeWireSchema, wire)));
    await rename(draft, file);
  } catch (error) {
    console.warn(`Could not save the store details of ${storeId} to disk.`, error);
  }
}

/**
 * Deletes the saved details after the service has withdrawn a store. Otherwise the store would be shown again if the
 * service fails later.
 */
export async function forgetLastGoodStore(folder: string, storeId: StoreId): Promise<void> {
  try {
    await rm(fileOf(folder, storeId), { force: true });
  } catch (error) {
    console.warn(`Could not remove the withdrawn store details of ${storeId} from disk.`, error);
  }
}

export async function readLastGoodStore(folder: string, storeId: StoreId): Promise<StoreWire | null> {
  try {
    return z.decode(storeWireSchema, JSON.parse(await readFile(fileOf(folder, storeId), "utf8")));
  } catch {
    // There is no file, or it is damaged.
    return null;
  }
}
