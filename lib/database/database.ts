import "server-only";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

type Rows<Row> = { rows: Row[] };
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** A database of either driver, PGlite or PostgreSQL, or a transaction on it. */
export type Database = PgDatabase<RowsResult>;
export type OpenedDatabase = {
  database: Database;
  close: () => Promise<void>;
  /** For the embedded database: resolves if it has panicked and has to be opened anew. */
  panicked?: Promise<unknown>;
  /** For a PostgreSQL server: the connections of this process, and how many queries wait for one. */
  countConnections?: () => { busy: number; idle: number; waiting: number };
  /** For the embedded database in a folder: copies its files as they are at one moment, as after a crash. */
  copyFiles?: (to: string) => Promise<void>;
};
