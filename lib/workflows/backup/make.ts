import "server-only";
import path from "node:path";
import { readSnapshot } from "@/lib/database/copy/snapshot";
import { countMigrations, listTables, type RunStatement, readRows, sumTable } from "@/lib/database/copy/tables";
import { listMigrations } from "@/lib/database/migrate";
import { type BackupFacts, FACTS_NAME, isBackupDue, TABLES_FOLDER, UPLOADS_FOLDER } from "@/lib/domain/backup";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";
import { type ArchiveWriter, writeArchive } from "@/lib/storage/backup/archive";
import { listBackups, type StoredBackup, storeBackup } from "@/lib/storage/backup/folder";
import { listOriginals } from "@/lib/storage/stored-originals";

/**
 * Makes a backup of everything: all tables of all stores as they are at one moment, and the uploaded files. The shop goes
 * on meanwhile. Smaller versions of pictures are left out, because the shop makes them again.
 */
export async function makeBackup(now = clock.now()): Promise<Result<StoredBackup, "backup_running">> {
  const { BACKUP_PASSPHRASE, BACKUPS_KEPT, DATA_DIR } = env();
  const passphrase = BACKUP_PASSPHRASE ?? null;
  const stored = await storeBackup(
    { now, isEncrypted: passphrase !== null, kept: BACKUPS_KEPT },
    async ({ file, folder }) =>
      readSnapshot(path.join(folder, "database"), (run) =>
        writeArchive(file, passphrase, async (archive) => {
          await addTables(archive, run, now);
          // Read after the rows, so that every file that a row names is there.
          for (const name of await listOriginals(path.join(DATA_DIR, "uploads")))
            await archive.addFile(UPLOADS_FOLDER + name, path.join(DATA_DIR, "uploads", name));
        }),
      ),
  );
  return stored ? ok(stored) : fail("backup_running");
}

/** Makes the next backup if it is time. Does nothing if the settings ask for none. */
export async function makeDueBackup(now = clock.now()): Promise<void> {
  const { BACKUP_EVERY_HOURS, VERCEL } = env();
  if (!BACKUP_EVERY_HOURS || VERCEL) return;
  const [last] = await listBackups();
  if (isBackupDue(last?.madeAt ?? null, BACKUP_EVERY_HOURS, now)) await makeBackup(now);
}

async function addTables(archive: ArchiveWriter, run: RunStatement, now: Date): Promise<void> {
  const tables = await listTables(run);
  const facts: BackupFacts = { format: 1, made_at: now.toISOString(), migration: await lastMigration(run), tables: [] };
  for (const table of tables)
    facts.tables.push({ name: table.name, columns: [...table.columns], ...(await sumTable(run, table)) });
  await archive.add(FACTS_NAME, JSON.stringify(facts, null, 2));
  for (const table of tables) {
    let part = 0;
    for await (const rows of readRows(run, table)) {
      part += 1;
      await archive.add(`${TABLES_FOLDER}${table.name}/${String(part).padStart(6, "0")}.jsonl`, rows.join("\n"));
    }
  }
}

/** A database of an older shop may have fewer migrations than this one knows. */
async function lastMigration(run: RunStatement): Promise<string> {
  const last = listMigrations()[(await countMigrations(run)) - 1];
  if (last === undefined) throw new Error("The database has migrations that this shop does not know.");
  return last;
}
