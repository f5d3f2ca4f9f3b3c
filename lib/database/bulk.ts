import "server-only";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** Rows per statement. PostgreSQL allows 65,535 parameters, and a product needs about 30. */
const ROWS_PER_STATEMENT = 500;

export function inChunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / ROWS_PER_STATEMENT);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}

/**
 * For `on conflict do update`: sets these columns of the existing row to the values of the row that was to be inserted.
 */
export function insertedValues<Table extends PgTable, Key extends keyof Table["_"]["columns"] & string>(
  table: Table,
  keys: readonly Key[],
): Record<Key, SQL> {
  const columns: Table["_"]["columns"] = getTableColumns(table);
  const entries = keys.map((key) => [key, sql`excluded.${sql.identifier(columns[key]?.name ?? key)}`]);
  return Object.fromEntries(entries);
}
