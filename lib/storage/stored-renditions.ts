import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { StoreId } from "@/lib/domain/store/id";
import { uploadsFolder } from "./upload-paths";

/** A draft is written within seconds. One as old as this was left behind by a process that was killed. */
const LEFT_BEHIND_MS = 600_000;

/** Which of these renditions of a store are not on disk; paths below the store's uploads folder, in the same order. */
export async function listMissing(storeId: StoreId, renditions: readonly string[]): Promise<string[]> {
  const stored = new Set(await listFiles(uploadsFolder(storeId)));
  return renditions.filter((name) => !stored.has(name));
}

/** Deletes what a killed process has left half-written. Nobody could read it, but it takes room. */
export async function removeLeftovers(storeId: StoreId, now: number): Promise<void> {
  const folder = uploadsFolder(storeId);
  for (const name of await listFiles(folder)) {
    if (!name.endsWith(".part")) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs >= LEFT_BEHIND_MS) await rm(file, { force: true });
  }
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder, { recursive: true });
    return path.sep === "/" ? names : names.map((name) => name.replaceAll(path.sep, "/"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
