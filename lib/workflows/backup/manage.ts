import "server-only";
import type { BackupsAnswer } from "@/lib/contracts/backup";
import { fail, ok, type Result } from "@/lib/domain/result";
import { env } from "@/lib/server/env";
import { backupsFolder, isMakingBackup, listBackups } from "@/lib/storage/backup/folder";
import { makeBackup } from "./make";

export async function describeBackups(): Promise<BackupsAnswer> {
  const list = await listBackups();
  return {
    folder: backupsFolder(),
    list: list.map(({ name, bytes, madeAt }) => ({ name, bytes, made_at: madeAt.toISOString() })),
    is_making: await isMakingBackup(),
    is_encrypted: env().BACKUP_PASSPHRASE !== undefined,
  };
}

/** Starts a backup and does not wait for it, because a large shop takes minutes. */
export async function startBackup(): Promise<Result<BackupsAnswer, "backup_running">> {
  if (await isMakingBackup()) return fail("backup_running");
  makeBackup().catch((error: unknown) => console.error("The backup could not be made.", error));
  return ok({ ...(await describeBackups()), is_making: true });
}
