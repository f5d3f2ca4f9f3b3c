import "server-only";
import { readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database } from "./database";
import { migrationsFolder } from "./migrations-folder";

type Journal = { entries: { tag: string }[] };

/** The names of all migrations, the oldest first. */
export function listMigrations(): string[] {
  const journal = readFileSync(path.join(migrationsFolder(), "meta", "_journal.json"), "utf8");
  return (JSON.parse(journal) as Journal).entries.map(({ tag }) => tag);
}

/**
 * Runs the migrations that the database does not have yet, all or none: up to the one named `last`, or to the newest. It
 * keeps the same record of them as Drizzle's own `migrate`, which can neither stop at one nor run within a transaction.
 */
export async function migrate(database: Database, last?: string): Promise<void> {
  const all = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const index = last === undefined ? all.length - 1 : listMigrations().indexOf(last);
  if (index < 0) throw new Error(`There is no migration ${last}.`);
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`create schema if not exists drizzle`);
    await transaction.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    );
    const { rows } = await transaction.execute<{ done: string }>(
      sql`select coalesce(max(created_at), 0)::text as done from drizzle.__drizzle_migrations`,
    );
    const done = Number(rows[0]?.done);
    for (const { sql: statements, folderMillis, hash } of all.slice(0, index + 1)) {
      if (folderMillis <= done) continue;
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
      );
    }
  });
}
