import { randomBytes } from "node:crypto";
import pg from "pg";
import { forgetRemembered } from "@/lib/cached/remembered";
import { closeDatabase, registerDatabase } from "@/lib/database/connection";
import type { OpenedDatabase } from "@/lib/database/database";
import { openPglite } from "@/lib/database/pglite";
import { openPostgres } from "@/lib/database/postgres";
import { digestOfMigrations, reusableDump } from "./pglite";

/**
 * Gives a suite its own migrated database without rows, and makes `getDatabase` return that database. It is a PGlite in
 * memory or, with TEST_DATABASE_URL, a new database on that PostgreSQL server, which is dropped after the suite.
 */
export function useTestDatabase(): void {
  beforeAll(async () => {
    const address = process.env.TEST_DATABASE_URL;
    registerDatabase(
      await (address ? openOwnPostgres(address) : openPglite(undefined, { dump: await reusableDump() })),
    );
  }, 60_000);

  beforeEach(forgetRemembered);
  afterAll(closeDatabase);
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
