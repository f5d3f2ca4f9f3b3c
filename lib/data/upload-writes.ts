import "server-only";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { StoreId } from "@/lib/domain/ids";
import { env } from "@/lib/env";

/** Keeps a file of the store at `name`, a path below its uploads. Readers never see half of it. */
export async function saveUpload(storeId: StoreId, name: string, bytes: Buffer): Promise<void> {
  const file = path.join(env().DATA_DIR, "uploads", storeId, name);
  const draft = `${file}.${process.pid}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
}
