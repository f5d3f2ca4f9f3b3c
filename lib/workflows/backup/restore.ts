import "server-only";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { beginCopy, fillTables, insertRows, statementsOf } from "@/lib/database/copy/fill";
import { type CopiedTable, listTables, sumTable } from "@/lib/database/copy/tables";
import type { Database, OpenedDatabase } from "@/lib/database/database";
import { listMigrations, migrate } from "@/lib/database/migrate";
import { claimDataFolder } from "@/lib/database/one-opener";
import { openPglite } from "@/lib/database/pglite";
import { openPostgres } from "@/lib/database/postgres";
import { type BackupFacts, backupFactsSchema, FACTS_NAME, TABLES_FOLDER, UPLOADS_FOLDER } from "@/lib/domain/backup";
import { fail, ok, type Result } from "@/lib/domain/result";
import { env } from "@/lib/server/env";
import { type ArchiveEntry, ArchiveError, type ArchiveFault, readArchive } from "@/lib/storage/backup/archive";
import { parseUploadPath } from "@/lib/storage/upload-paths";

export type RestoreFault = ArchiveFault | "not_empty" | "backup_newer";
export type Restored = { madeAt: string; tables: number; rows: number; files: number };

/**
 * Fills an empty database and an empty folder of uploads, those of the settings, from a backup. Everything is compared
 * with the sums in the backup before it is committed; if anything is wrong, nothing is there afterwards. Migrations that
 * are newer than the backup run last.
 */
export async function restoreBackup(file: string): Promise<Result<Restored, RestoreFault>> {
  const { BACKUP_PASSPHRASE, DATA_DIR } = env();
  const uploads = path.join(DATA_DIR, "uploads");
  const draft = path.join(DATA_DIR, "uploads.restoring");
  if (!(await isEmptyFolder(uploads))) return fail("not_empty");
  let target: Target | null = null;
  let isDone = false;
  try {
    const entries = readArchive(file, BACKUP_PASSPHRASE ?? null);
    const facts = await readFacts(entries);
    if (!listMigrations().includes(facts.migration)) return fail("backup_newer");
    target = await openTarget(DATA_DIR);
    if (!target) return fail("not_empty");
    await rm(draft, { recursive: true, force: true });
    const restored = await target.database.transaction(async (transaction) => {
      const read = await readInto(transaction, facts, entries, draft);
      await rm(uploads, { recursive: true, force: true });
      if (read.files > 0) await rename(draft, uploads);
      return read;
    });
    isDone = true;
    return ok(restored);
  } catch (error) {
    if (error instanceof ArchiveError) return fail(error.fault);
    throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await target?.close();
    if (!isDone) await target?.discard();
  }
}

async function readInto(
  transaction: Database,
  facts: BackupFacts,
  entries: AsyncGenerator<ArchiveEntry>,
  uploads: string,
): Promise<Restored> {
  await migrate(transaction, facts.migration);
  await beginCopy(transaction);
  const run = statementsOf(transaction);
  const tables = await listTables(run);
  let files = 0;
  await fillTables(transaction, tables, async () => {
    for await (const { name, content } of entries) {
      if (name.startsWith(TABLES_FOLDER)) {
        const table = tables.find((each) => name.startsWith(`${TABLES_FOLDER}${each.name}/`));
        if (!table) throw new ArchiveError("damaged");
        await insertRows(transaction, table, (await textOf(content)).split("\n"));
      } else {
        await saveUpload(uploads, name, content);
        files += 1;
      }
    }
  });
  await compareSums(transaction, tables, facts);
  await migrate(transaction);
  const rows = facts.tables.reduce((sum, table) => sum + table.rows, 0);
  return { madeAt: facts.made_at, tables: facts.tables.length, rows, files };
}

async function readFacts(entries: AsyncGenerator<ArchiveEntry>): Promise<BackupFacts> {
  const { value: first, done } = await entries.next();
  if (done || first.name !== FACTS_NAME) throw new ArchiveError("no_backup");
  const facts = backupFactsSchema.safeParse(jsonOf(await textOf(first.content)));
  if (!facts.success) throw new ArchiveError("no_backup");
  return facts.data;
}

async function compareSums(transaction: Database, tables: readonly CopiedTable[], facts: BackupFacts): Promise<void> {
  const run = statementsOf(transaction);
  for (const { name, columns, rows, checksum } of facts.tables) {
    const table = tables.find((each) => each.name === name);
    const sum = table && (await sumTable(run, { ...table, columns }));
    if (sum?.rows !== rows || sum.checksum !== checksum) throw new ArchiveError("damaged");
  }
}

async function saveUpload(folder: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const segments = name.startsWith(UPLOADS_FOLDER) ? name.slice(UPLOADS_FOLDER.length).split("/") : [];
  // Nothing in a file may write beside the folder.
  if (!parseUploadPath(segments)) throw new ArchiveError("damaged");
  const file = path.join(folder, ...segments);
  await mkdir(path.dirname(file), { recursive: true });
  await pipeline(Readable.from(content), createWriteStream(file, { flags: "wx", flush: true }));
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `discard` removes what was created, if nothing was restored. */
type Target = Pick<OpenedDatabase, "database" | "close"> & { discard: () => Promise<void> };

/** Opens the database of the settings without migrating it; null if it is not empty. */
async function openTarget(dataDir: string): Promise<Target | null> {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = env();
  if (DATABASE_URL) {
    const opened = await openPostgres(DATABASE_DIRECT_URL ?? DATABASE_URL, { isLeftAsIs: true });
    const isEmpty = (await listTables(statementsOf(opened.database))).length === 0;
    if (isEmpty) return { ...opened, discard: async () => undefined };
    await opened.close();
    return null;
  }
  const folder = path.join(dataDir, "database");
  const claim = await claimDataFolder(dataDir, null, true);
  if (!(await isEmptyFolder(folder))) {
    await claim.release();
    return null;
  }
  const { database, close } = await openPglite(folder, { isLeftAsIs: true });
  return {
    database,
    close: () => close().finally(claim.release),
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}

async function isEmptyFolder(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.length === 0;
}
