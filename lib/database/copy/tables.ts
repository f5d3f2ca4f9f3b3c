import "server-only";

/** Runs one statement in a transaction that sees one state of the database, and returns its rows. */
export type RunStatement = (text: string) => Promise<readonly Record<string, unknown>[]>;

/** A table whose rows are copied. Columns that the database computes are left out; `key` are those of the primary key. */
export type CopiedTable = {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  /** Those of type jsonb. They are copied as text, because the null of JSON is no null of PostgreSQL. */
  jsonColumns: readonly string[];
  rowsPerBatch: number;
};

/** How many rows are in a table, and a number that differs if any of them does. */
export type TableSum = { rows: number; checksum: string };

const ROWS_PER_BATCH = 500;
/** The same for tables that hold files. */
const FILES_PER_BATCH = 10;
/** A table that refers to itself is read as a whole, because a row may refer to any other. */
const ALL = 1_000_000;

/** Settings on which the text of a value depends, so that two databases write the same value alike. */
export const TEXT_SETTINGS =
  "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1";

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** All tables of the shop, each after those that it refers to. */
export async function listTables(run: RunStatement): Promise<CopiedTable[]> {
  const tables = await run(`
    select relname::text as name, array_agg(attname::text order by attnum) as columns,
      array_agg(attname::text order by attnum) filter (where attnum = any (indkey)) as key,
      array_agg(attname::text) filter (where atttypid = 'jsonb'::regtype) as "jsonColumns",
      bool_or(atttypid = 'bytea'::regtype) as "holdsFiles"
    from pg_class join pg_attribute on attrelid = pg_class.oid
      left join pg_index on indrelid = pg_class.oid and indisprimary
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`);
  const references = await run(`
    select child.relname::text as name, parent.relname::text as parent
    from pg_constraint join pg_class as child on child.oid = conrelid join pg_class as parent on parent.oid = confrelid
    where contype = 'f' and child.relnamespace = 'public'::regnamespace`);
  const parentsOf = new Map<string, Set<string>>();
  for (const { name, parent } of references) {
    const parents = parentsOf.get(String(name)) ?? new Set();
    parentsOf.set(String(name), parents.add(String(parent)));
  }
  const listed = tables.map(({ name, columns, key, jsonColumns, holdsFiles }): CopiedTable => {
    const refersToItself = parentsOf.get(String(name))?.has(String(name)) ?? false;
    const rowsPerBatch = refersToItself ? ALL : holdsFiles === true ? FILES_PER_BATCH : ROWS_PER_BATCH;
    return {
      name: String(name),
      columns: columns as string[],
      key: (key ?? []) as string[],
      jsonColumns: (jsonColumns ?? []) as string[],
      rowsPerBatch,
    };
  });
  return parentsFirst(listed, parentsOf);
}

function parentsFirst(
  tables: readonly CopiedTable[],
  parentsOf: ReadonlyMap<string, ReadonlySet<string>>,
): CopiedTable[] {
  const sorted = new Map<string, CopiedTable>();
  const add = (table: CopiedTable): void => {
    if (sorted.has(table.name)) return;
    for (const parent of tables) {
      if (parent.name !== table.name && parentsOf.get(table.name)?.has(parent.name)) add(parent);
    }
    sorted.set(table.name, table);
  };
  tables.forEach(add);
  return [...sorted.values()];
}

/** How many migrations the database has. */
export async function countMigrations(run: RunStatement): Promise<number> {
  const [done] = await run("select count(*)::int as count from drizzle.__drizzle_migrations");
  return Number(done?.count);
}

function selectOf({ name, columns, jsonColumns }: CopiedTable): string {
  const chosen = columns.map((column) => (jsonColumns.includes(column) ? `${quoted(column)}::text` : quoted(column)));
  return `select ${chosen.join(", ")} from ${quoted(name)}`;
}

/** Counts and sums the rows of a table, in whichever order they are stored. */
export async function sumTable(run: RunStatement, table: CopiedTable): Promise<TableSum> {
  const [sums] = await run(`
    select count(*)::int as rows, coalesce(sum(hashtextextended(line::text, 0)::numeric), 0)::text as checksum
    from (${selectOf(table)}) as line`);
  return { rows: Number(sums?.rows), checksum: String(sums?.checksum) };
}

/** The rows of a table in batches, each row as JSON. */
export async function* readRows(run: RunStatement, table: CopiedTable): AsyncGenerator<string[]> {
  await run(
    `declare copied no scroll cursor for select row_to_json(line)::text as row from (${selectOf(table)}) as line`,
  );
  for (;;) {
    const rows = await run(`fetch ${table.rowsPerBatch} from copied`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => String(row));
  }
  await run("close copied");
}

/** The rows of a table for which `condition` holds, each as JSON. */
export async function rowsOf(run: RunStatement, table: CopiedTable, condition: string): Promise<string[]> {
  const rows = await run(`select row_to_json(line)::text as row from (${selectOf(table)} where ${condition}) as line`);
  return rows.map(({ row }) => String(row));
}
