import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { type CopiedTable, quoted, type RunStatement, TEXT_SETTINGS } from "./tables";

/** Runs statements in this transaction. */
export function statementsOf(transaction: Database): RunStatement {
  return async (text) => (await transaction.execute<Record<string, unknown>>(sql.raw(text))).rows;
}

/** Makes values be written alike, and lets statements take the time that whole tables need. */
export async function beginCopy(transaction: Database): Promise<void> {
  for (const setting of TEXT_SETTINGS.split("; ")) await transaction.execute(sql.raw(setting));
  await transaction.execute(sql`set local statement_timeout = 0`);
  await transaction.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/**
 * Fills the tables of a migrated database. `fill` writes rows; meanwhile no trigger runs, because what triggers write is
 * copied too. Afterwards new ids continue after the copied ones.
 */
export async function fillTables(
  transaction: Database,
  tables: readonly CopiedTable[],
  fill: () => Promise<void>,
): Promise<void> {
  const run = statementsOf(transaction);
  for (const { name } of tables) await run(`alter table ${quoted(name)} disable trigger user`);
  await fill();
  for (const { name } of tables) await run(`alter table ${quoted(name)} enable trigger user`);
  await continueIds(run);
}

/** Inserts rows as `readRows` gives them; `onConflict` says what to do with those that are there. */
export async function insertRows(
  transaction: Database,
  { name, columns, jsonColumns }: CopiedTable,
  rows: readonly string[],
  onConflict: SQL = sql``,
): Promise<void> {
  const into = sql.raw(`${quoted(name)} (${columns.map(quoted).join(", ")})`);
  const readColumn = (column: string) =>
    jsonColumns.includes(column) ? `(${quoted(column)} #>> '{}')::jsonb` : quoted(column);
  const chosen = sql.raw(columns.map(readColumn).join(", "));
  await transaction.execute(sql`
    insert into ${into} overriding system value
    select ${chosen} from json_populate_recordset(null::${sql.raw(quoted(name))}, ${`[${rows.join(",")}]`}::json)
    ${onConflict}`);
}

async function continueIds(run: RunStatement): Promise<void> {
  const sequences = await run(`
    select relname::text as "table", attname::text as "column", pg_get_serial_sequence(quote_ident(relname), attname) as sequence
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and pg_get_serial_sequence(quote_ident(relname), attname) is not null`);
  for (const { table, column, sequence } of sequences)
    await run(
      `select setval('${String(sequence)}', coalesce(max(${quoted(String(column))}), 0) + 1, false) from ${quoted(String(table))}`,
    );
}
