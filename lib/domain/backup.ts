import { z } from "zod";

/** What a backup says about itself, in its first entry. */
export const backupFactsSchema = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** The last migration that the database had. */
  migration: z.string(),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int(), checksum: z.string() }),
  ),
});
export type BackupFacts = z.output<typeof backupFactsSchema>;

/** The name of the entry with the facts; and where rows and uploaded files stand. */
export const FACTS_NAME = "backup.json";
export const TABLES_FOLDER = "tables/";
export const UPLOADS_FOLDER = "uploads/";

const NAME = /^shop-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz(?:\.age)?$/;

/** The name of a backup that is made at this time, to the second. Names in order are in the order of time. */
export function backupName(now: Date, isEncrypted: boolean): string {
  const time = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return `shop-${time}Z.tar.gz${isEncrypted ? ".age" : ""}`;
}

/** When the backup of this name was made; null if it is no backup's. */
export function backupTime(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  const time = new Date(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** Those of these backups that are to be deleted, so that the newest `kept` stay. */
export function oldBackups(names: readonly string[], kept: number): string[] {
  return names
    .filter((name) => backupTime(name) !== null)
    .toSorted()
    .reverse()
    .slice(kept);
}

/** Whether the next backup is to be made; `last` is when the last one was made, null if there is none. */
export function isBackupDue(last: Date | null, everyHours: number, now: Date): boolean {
  return last === null || now.getTime() - last.getTime() >= everyHours * 3_600_000;
}
