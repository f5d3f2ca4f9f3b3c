import "server-only";
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { fillTables, insertRows, statementsOf } from "./fill";
import { type CopiedTable, quoted, type RunStatement, readRows, rowsOf, sumTable } from "./tables";

type Row = { key: string; hash: string };
type Difference = { table: CopiedTable; gone: readonly string[]; changed: readonly string[] };

const KEYS_PER_STATEMENT = 500;

/** Copies all rows of the database that `source` reads into the empty tables of a migrated one. */
export async function copyRows(source: RunStatement, target: Database, tables: readonly CopiedTable[]): Promise<void> {
  await fillTables(target, tables, async () => {
    for (const table of tables) for await (const rows of readRows(source, table)) await insertRows(target, table, rows);
  });
}

/**
 * Makes the copied tables of `target` the same as those of a later state of `source`: only rows are written that have
 * come, gone or changed. Returns how many rows there are then. Throws if the two differ all the same.
 */
export async function catchUp(
  source: RunStatement,
  target: Database,
  tables: readonly CopiedTable[],
): Promise<{ rows: number }> {
  const run = statementsOf(target);
  const differences: Difference[] = [];
  for (const table of tables) {
    const difference = await compareTable(source, run, table);
    if (difference) differences.push(difference);
  }
  await fillTables(target, tables, async () => {
    // Rows go before those that they refer to, and come after them.
    for (const { table, gone } of differences.toReversed()) {
      for (const keys of batches(gone)) await run(`delete from ${quoted(table.name)} where ${keyIn(table, keys)}`);
    }
    for (const { table, changed } of differences) {
      for (const keys of batches(changed))
        await upsertRows(target, table, await rowsOf(source, table, keyIn(table, keys)));
    }
  });
  await copyNextIds(source, run);
  let rows = 0;
  for (const table of tables) {
    const [wanted, found] = [await sumTable(source, table), await sumTable(run, table)];
    if (wanted.rows !== found.rows || wanted.checksum !== found.checksum)
      throw new Error(`The table ${table.name} was not copied as it is.`);
    rows += wanted.rows;
  }
  return { rows };
}

/** The rows in which a table differs; null if there are none. */
async function compareTable(source: RunStatement, run: RunStatement, table: CopiedTable): Promise<Difference | null> {
  const [ours, theirs] = [await sumTable(source, table), await sumTable(run, table)];
  if (ours.rows === theirs.rows && ours.checksum === theirs.checksum) return null;
  const wanted = await hashesOf(source, table);
  const found = await hashesOf(run, table);
  const gone = [...found.keys()].filter((key) => !wanted.has(key));
  const changed = [...wanted].filter(([key, hash]) => found.get(key) !== hash).map(([key]) => key);
  return { table, gone, changed };
}

async function hashesOf(run: RunStatement, table: CopiedTable): Promise<Map<string, string>> {
  const columns = table.columns.map(quoted).join(", ");
  const rows = await run(`
    select ${keyOf(table)} as key, hashtextextended(line::text, 0)::text as hash
    from (select ${columns} from ${quoted(table.name)}) as line`);
  return new Map((rows as Row[]).map(({ key, hash }) => [key, hash]));
}

/** The primary key of a row as JSON. */
const keyOf = ({ key }: CopiedTable): string => `json_build_array(${key.map(quoted).join(", ")})::text`;

function keyIn(table: CopiedTable, keys: readonly string[]): string {
  const list = JSON.stringify(keys).replaceAll("'", "''");
  return `${keyOf(table)} in (select json_array_elements_text('${list}'::json))`;
}

async function upsertRows(target: Database, table: CopiedTable, rows: readonly string[]): Promise<void> {
  const others = table.columns.filter((column) => !table.key.includes(column));
  const changes = others.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(", ");
  const action = others.length > 0 ? `do update set ${changes}` : "do nothing";
  await insertRows(target, table, rows, sql.raw(`on conflict (${table.key.map(quoted).join(", ")}) ${action}`));
}

/** An id that was used once is never used again, even if its row is gone. */
async function copyNextIds(source: RunStatement, run: RunStatement): Promise<void> {
  const sequences = await source("select sequencename::text as name from pg_sequences where schemaname = 'public'");
  for (const { name } of sequences) {
    const [state] = await source(
      `select last_value::text as last, is_called as "isCalled" from ${quoted(String(name))}`,
    );
    await run(`select setval('${quoted(String(name))}', ${state?.last}, ${state?.isCalled})`);
  }
}

function* batches(keys: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < keys.length; start += KEYS_PER_STATEMENT)
    yield keys.slice(start, start + KEYS_PER_STATEMENT);
}
