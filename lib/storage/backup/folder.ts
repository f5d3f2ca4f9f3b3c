import "server-only";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { backupName, backupTime, oldBackups } from "@/lib/domain/backup";
import { env } from "@/lib/server/env";

/** What is being made, in a folder of its own below that of the backups. */
const DRAFT = "making";
/** A draft as old as this was left behind by a process that was killed. */
const LEFT_BEHIND_MS = 6 * 3_600_000;

export type StoredBackup = { name: string; bytes: number; madeAt: Date };

export const backupsFolder = (): string => env().BACKUP_DIR ?? path.join(env().DATA_DIR, "backups");

/** The backups in the folder, the newest first. */
export async function listBackups(): Promise<StoredBackup[]> {
  const folder = backupsFolder();
  const names = await readdir(/* turbopackIgnore: true */ folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const found: StoredBackup[] = [];
  for (const name of names) {
    const madeAt = backupTime(name);
    const facts = madeAt && (await stat(path.join(folder, name)).catch(() => null));
    if (madeAt && facts) found.push({ name, bytes: facts.size, madeAt });
  }
  return found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/**
 * Stores a backup that `make` writes to the file it is given; `make` may use the folder beside it. Only one is made at a
 * time, by whichever process: null if one is being made. If there are more than `kept` afterwards, the oldest are deleted.
 */
export async function storeBackup(
  { now, isEncrypted, kept }: { now: Date; isEncrypted: boolean; kept: number },
  make: (draft: { file: string; folder: string }) => Promise<void>,
): Promise<StoredBackup | null> {
  const folder = backupsFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = path.join(folder, DRAFT);
  if (!(await claim(draft, now))) return null;
  try {
    const file = path.join(draft, "backup");
    await make({ file, folder: draft });
    const name = backupName(now, isEncrypted);
    await rename(file, path.join(folder, name));
    await syncFolder(folder);
    const stored = await listBackups();
    for (const old of oldBackups(
      stored.map((each) => each.name),
      kept,
    ))
      await rm(path.join(folder, old), { force: true });
    return stored.find((each) => each.name === name) ?? null;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Whether a backup is being made, by whichever process. */
export async function isMakingBackup(): Promise<boolean> {
  return stat(path.join(backupsFolder(), DRAFT)).then(
    () => true,
    () => false,
  );
}

/** Creates the folder of the draft, which only one process can do. */
async function claim(draft: string, now: Date): Promise<boolean> {
  const begun = await stat(draft).catch(() => null);
  if (begun && now.getTime() - begun.mtimeMs > LEFT_BEHIND_MS) await rm(draft, { recursive: true, force: true });
  return mkdir(draft, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
}

/** After a power cut the backup is under its name, or not there at all. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}
