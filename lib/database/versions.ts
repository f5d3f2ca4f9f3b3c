import "server-only";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { getDatabase } from "./connection";

const rowsSchema = z.object({ rows: z.array(z.object({ version: z.string(), migrations: z.coerce.number() })) });

/** The version of the database, and how many migrations have been made in it. */
export async function readDatabaseVersions(): Promise<{ database: string; migrations: number }> {
  const answer = await getDatabase().execute(
    sql`select current_setting('server_version') as version, (select count(*) from drizzle.__drizzle_migrations) as migrations`,
  );
  const [row] = rowsSchema.parse(answer).rows;
  return { database: `PostgreSQL ${row?.version ?? ""}`, migrations: row?.migrations ?? 0 };
}
