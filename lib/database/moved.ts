import "server-only";
import { existsSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { SettingsError } from "@/lib/server/env";

const fileIn = (dataDir: string): string => path.join(dataDir, "database-moved.txt");

/** Notes beside the embedded database that the shop uses the PostgreSQL database at `address` from now on. */
export async function noteMove(dataDir: string, address: string, now: Date): Promise<void> {
  const file = fileIn(dataDir);
  try {
    await writeFile(file, `${namePostgres(address)}, ${now.toISOString()}\n`, { flush: true });
  } catch (error) {
    // A full disk leaves an empty file, and the next start would be refused although the shop has not moved.
    await rm(file, { force: true });
    throw error;
  }
}

/** Throws if the shop has moved on: what the embedded database has is old then. */
export function refuseIfMoved(dataDir: string): void {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return;
  throw new SettingsError(
    `The shop has moved to PostgreSQL (${readFileSync(file, "utf8").trim()}): name that database in DATABASE_URL. To open the older one here all the same, delete ${file}.`,
  );
}

/** The host and name of a database, without user and password. */
export function namePostgres(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname;
}
