import "server-only";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type StoreWire, storeWireSchema } from "@/lib/contracts/store/details";
import type { StoreId } from "@/lib/domain/store/id";

/** The last good details on disk, so that a restart survives a service that is down. */
const fileOf = (folder: string, storeId: StoreId) =>
  path.join(folder, "store-details", `${encodeURIComponent(storeId)}.json`);

/** A folder that cannot be written (some hosts have none) costs only the memory across restarts. */
export async function keepLastGoodStore(folder: string, storeId: StoreId, wire: StoreWire): Promise<void> {
  const file = fileOf(folder, storeId);
  const draft = `${file}.${process.pid}.new`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(z.encode(storeWireSchema, wire)));
    await rename(draft, file);
  } catch (error) {
    console.warn(`Store details of ${storeId} could not be kept on disk.`, error);
  }
}

/** What the service has withdrawn must not come back when it fails later. */
export async function forgetLastGoodStore(folder: string, storeId: StoreId): Promise<void> {
  try {
    await rm(fileOf(folder, storeId), { force: true });
  } catch (error) {
    console.warn(`Withdrawn details of ${storeId} could not be removed from disk.`, error);
  }
}

export async function readLastGoodStore(folder: string, storeId: StoreId): Promise<StoreWire | null> {
  try {
    return z.decode(storeWireSchema, JSON.parse(await readFile(fileOf(folder, storeId), "utf8")));
  } catch {
    // No file yet, or one that was damaged: both mean that nothing is known.
    return null;
  }
}
