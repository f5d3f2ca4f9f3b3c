import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

/** Tables of a deployment, which no store has for itself; in a distributed database they are on every node. */
const OF_NO_STORE = ["expired_tags", "request_faults", "task_runs"];

async function namesOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await getDatabase().execute<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

it("has the store in every key, so that the tables can be distributed by it", async () => {
  const tables = await namesOf(sql`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'store_id' and attnotnull)
    order by name`);
  const uniqueKeys = await namesOf(sql`
    select pg_get_indexdef(indexrelid) as name from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and indisunique and relname <> all(${sql.param(OF_NO_STORE)})
      and not exists (
        select from pg_attribute where attrelid = indrelid and attname = 'store_id' and attnum = any(indkey::int2[]))`);
  // The column must refer to the column of the same name: the store of a row is that of the row it belongs to.
  const references = await namesOf(sql`
    select conname as name from pg_constraint where contype = 'f' and not exists (
      select from unnest(conkey, confkey) as pair(own, other)
      join pg_attribute as one on one.attrelid = conrelid and one.attnum = own
      join pg_attribute as two on two.attrelid = confrelid and two.attnum = other
      where one.attname = 'store_id' and two.attname = 'store_id')`);
  const total = await getDatabase().execute(sql`select count(*)::int as keys from pg_constraint where contype = 'f'`);
  expect({ tables, uniqueKeys, references }).toEqual({ tables: OF_NO_STORE, uniqueKeys: [], references: [] });
  expect(total.rows).toEqual([{ keys: expect.any(Number) }]);
  expect(Number(total.rows[0]?.keys)).toBeGreaterThan(30);
});

/** Statements that keep a table locked for as long as its rows take, by what to write instead. */
const SLOW_STATEMENTS: readonly [statement: RegExp, instead: string][] = [
  [/ALTER COLUMN "\w+" SET DATA TYPE/i, "a new column that is filled in batches"],
  [/ALTER COLUMN "\w+" SET NOT NULL/i, "a check that is added as not valid and validated afterwards"],
  [/ADD COLUMN "\w+" [^;]*GENERATED ALWAYS/i, "a column that the code fills in"],
  [/ADD COLUMN "\w+" [^;]*DEFAULT (?:gen_random_uuid|clock_timestamp|random)\(/i, "a default that is one value"],
];
/** The first migration for which this rule was there; the earlier ones are done. */
const RULE_BEGINS = 67;
const FOLDER = path.join("lib", "database", "migrations");

it.each(readdirSync(FOLDER).filter((name) => name.endsWith(".sql") && Number.parseInt(name, 10) >= RULE_BEGINS))(
  "locks no table for as long as its rows take in %s",
  (name) => {
    const text = readFileSync(path.join(FOLDER, name), "utf8");
    const slow = SLOW_STATEMENTS.filter(([statement]) => statement.test(text)).map(
      ([, instead]) => `Write ${instead}.`,
    );
    expect(slow).toEqual([]);
  },
);
