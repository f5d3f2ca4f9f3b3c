import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { forgetRemembered } from "@/lib/cached/remembered";
import { closeDatabase, registerDatabase } from "@/lib/database/connection";
import { type OpenedDatabase, openPglite, openPostgres } from "@/lib/database/drivers";
import { migrationsFolder } from "@/lib/database/migrations-folder";

/**
 * Gives a suite its own migrated database without rows, and makes `getDatabase` return that database. It is a PGlite in
 * memory or, with TEST_DATABASE_URL, a new database on that PostgreSQL server, which is dropped after the suite.
 */
export function useTestDatabase(): void {
  beforeAll(async () => {
    const address = process.env.TEST_DATABASE_URL;
    registerDatabase(await (address ? openOwnPostgres(address) : openOwnPglite()));
  }, 60_000);

  beforeEach(forgetRemembered);
  afterAll(closeDatabase);
}

const TEMPLATES = path.resolve("node_modules/.cache/storefront");

/**
 * Creating a PGlite takes two seconds, but loading a dump only half a second. So the first suite saves a dump, which is
 * used until the migrations change.
 */
export async function openOwnPglite(): Promise<OpenedDatabase> {
  const template = path.join(TEMPLATES, `database-${digestOfMigrations()}.tar`);
  if (!existsSync(template)) await makeTemplate(template);
  return openPglite(undefined, new Blob([readFileSync(template)]));
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
  const created = await createOwnPostgres(address);
  const { database, close } = await openPostgres(created.address);
  return { database, close: () => close().then(created.drop) };
}

/** Creates an empty database with a random name on the PostgreSQL server at `address`. */
export async function createOwnPostgres(address: string) {
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await runStatement(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { address: url.href, drop: () => runStatement(address, `drop database ${name} with (force)`) };
}

async function runStatement(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
