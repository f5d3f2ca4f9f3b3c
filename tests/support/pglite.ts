import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { OpenedDatabase } from "@/lib/database/database";
import { migrationsFolder } from "@/lib/database/migrations-folder";
import { openPglite } from "@/lib/database/pglite";
import { testWorker } from "./test-worker";

// Embedded databases, whatever TEST_DATABASE_URL says. Suites that import only this file have nothing to try on
// PostgreSQL; `npm test` runs them once.

const TEMPLATES = path.resolve("node_modules/.cache/storefront");

/**
 * The dump of a migrated database without rows. A database that was opened with it may be one that an earlier suite of
 * the same Jest worker has closed: see `tests/mocks/pglite.ts`.
 */
export async function reusableDump(): Promise<Blob> {
  testWorker.dump ??= new Blob([readFileSync(await templateFile())]);
  return testWorker.dump;
}

/** Opens a PGlite in memory that nothing else uses. */
export async function openOwnPglite(): Promise<OpenedDatabase> {
  return openPglite(undefined, { dump: new Blob([readFileSync(await templateFile())]) });
}

/**
 * Creates the folder of an embedded database, migrated and without rows, as the first start of a shop would, but in a
 * tenth of the time.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", await templateFile(), "-C", folder]);
}

/**
 * Creating a PGlite takes several seconds, but loading a dump less than one. So the first suite saves a dump, which is
 * used until the migrations change.
 */
async function templateFile(): Promise<string> {
  const template = path.join(TEMPLATES, `database-${digestOfMigrations()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  return template;
}

async function makeTemplate(template: string): Promise<void> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  const dump = await client.dumpDataDir("none");
  await client.close();
  await mkdir(TEMPLATES, { recursive: true });
  // The dump gets its final name only when it is complete, because other Jest workers may be about to load it.
  const draft = `${template}.${process.pid}`;
  await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
  await rename(draft, template);
}

export function digestOfMigrations(): string {
  const folder = migrationsFolder();
  const hash = createHash("sha256").update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith(".sql")) hash.update(readFileSync(path.join(folder, name)));
  }
  // A migration that gets another date would run a second time in a dump from before.
  hash.update(readFileSync(path.join(folder, "meta", "_journal.json")));
  return hash.digest("hex").slice(0, 16);
}
