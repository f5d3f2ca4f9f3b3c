import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { forgetRemembered } from "@/lib/cached/remembered";
import { closeDatabase, registerDatabase } from "@/lib/database/connection";
import { type OpenedDatabase, openPglite, openPostgres } from "@/lib/database/drivers";
import { migrationsFolder } from "@/lib/database/migrations-folder";
import { ReusableDump } from "./reusable-dump";

/**
 * Gives a suite its own migrated database without rows, and makes `getDatabase` return that database. It is a PGlite in
 * memory or, with TEST_DATABASE_URL, a new database on that PostgreSQL server, which is dropped after the suite.
 */
export function useTestDatabase(): void {
  beforeAll(async () => {
    const address = process.env.TEST_DATABASE_URL;
    registerDatabase(await (address ? openOwnPostgres(address) : openPglite(undefined, await reusableDump())));
  }, 60_000);

  beforeEach(forgetRemembered);
  afterAll(closeDatabase);
}

async function reusableDump(): Promise<Blob> {
  return new ReusableDump([readFileSync(await templateFile())]);
}

const TEMPLATES = path.resolve("node_modules/.cache/storefront");

/** Opens a PGlite in memory that nothing else uses. */
export async function openOwnPglite(): Promise<OpenedDatabase> {
  return openPglite(undefined, new Blob([readFileSync(await templateFile())]));
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

function digestOfMigrations(): string {
  const folder = migrationsFolder();
  const hash = createHash("sha256").update(readFileSync("node_modules/@electric-sql/pglite/package.json"));
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith(".sql")) hash.update(readFileSync(path.join(folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

export async function openOwnPostgres(address: string): Promise<OpenedDatabase> {
  const created = await createOwnPostgres(address, await templateDatabase(address));
  const { database, close } = await openPostgres(created.address);
  return { database, close: () => close().then(created.drop) };
}

/** Creates a database with a random name on the PostgreSQL server at `address`: a copy of `template`, or else empty. */
export async function createOwnPostgres(address: string, template?: string) {
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await runStatement(address, `create database ${name}${template ? ` template ${template}` : ""}`);
  return { address: addressOf(address, name), drop: () => runStatement(address, `drop database ${name} with (force)`) };
}

/**
 * The name of a migrated database without rows on that server, which copies are made of. It stays there until the
 * migrations change.
 */
async function templateDatabase(address: string): Promise<string> {
  const name = `test_template_${digestOfMigrations()}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    // Only one Jest worker makes it; the others wait for this lock, which is released with the connection.
    await client.query("select pg_advisory_lock(hashtext($1))", [name]);
    const { rows } = await client.query("select datname from pg_database where datname like 'test\\_template\\_%'");
    const existing = rows.map(({ datname }) => String(datname));
    if (existing.includes(name)) return name;
    for (const outdated of existing) await client.query(`drop database if exists ${outdated} with (force)`);
    const draft = `${name}_draft`;
    await client.query(`create database ${draft}`);
    await openPostgres(addressOf(address, draft)).then(({ close }) => close());
    // It gets its final name only when it is complete, in case this process is killed.
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

function addressOf(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

async function runStatement(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
