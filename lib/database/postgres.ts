import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { noteDatabaseAway } from "@/lib/server/database-away";
import type { OpenedDatabase } from "./database";
import { migrate } from "./migrate";
import { isDatabaseAway, keepParametersOutOfErrors, readErrorCode } from "./query-errors";

export const CONNECTION_TIMEOUT_MS = 10_000;
/** A transaction that has not said anything for so long has lost its process; its locks are released. */
const IDLE_TRANSACTION_MS = 60_000;
/** Lock for migrations: if several processes start together, one migrates and the others wait. */
const MIGRATION_LOCK = 7_240_316_229;
/**
 * While a migration waits for the lock of a table, all later queries on that table wait behind it. So it waits only this
 * long, gives way, and tries again.
 */
const MIGRATION_LOCK_WAIT_MS = 3_000;
const MIGRATION_ATTEMPTS = 30;
const LOCK_NOT_AVAILABLE = "55P03";

export type PostgresOptions = {
  /** How many connections this process opens at most. */
  poolSize: number;
  /** A statement that takes longer is given up by the server. */
  statementTimeoutMs: number;
  /** How long a statement waits for a row that another transaction has locked. */
  lockTimeoutMs: number;
  /**
   * The address past a pooler such as PgBouncer in transaction mode, at which migrations run; null if there is none. A
   * pooler shares its connections, so no time limits are set on them: they belong to the role in the database.
   */
  directUrl: string | null;
  /** Whether to leave the database as it is, without a migration. */
  isLeftAsIs: boolean;
};

const DEFAULTS: PostgresOptions = {
  poolSize: 10,
  statementTimeoutMs: 30_000,
  lockTimeoutMs: 10_000,
  directUrl: null,
  isLeftAsIs: false,
};

/** Migrates the PostgreSQL database at `url` and opens a pool of connections to it. */
export async function openPostgres(url: string, options: Partial<PostgresOptions> = {}): Promise<OpenedDatabase> {
  const { poolSize, statementTimeoutMs, lockTimeoutMs, directUrl, isLeftAsIs } = { ...DEFAULTS, ...options };
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  // Returns bigint columns as numbers if they are safe integers and as bigints if they are larger, as PGlite does.
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
    const number = Number(text);
    return Number.isSafeInteger(number) ? number : BigInt(text);
  });
  if (!isLeftAsIs) await migratePostgres(directUrl ?? url);
  keepParametersOutOfErrors();
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    max: poolSize,
    ...(directUrl === null && {
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    }),
  });
  // The pool replaces an idle connection that breaks. Without this listener, the error event would end the process.
  pool.on("error", (error) => {
    if (!pool.ending) console.error(`A database connection was lost: ${error.message}`);
  });
  // A connection can also break between two statements of a transaction. The error event is ignored here, because the
  // next statement reports the error.
  pool.on("connect", (client) => client.on("error", () => {}));
  const database = drizzle(pool);
  // If a connection breaks before the transaction has begun, Drizzle's own `transaction` does not return it to the
  // pool. Ten such leaks would exhaust the pool.
  database.transaction = async (work, config) => {
    const client = await pool.connect().catch((error) => {
      if (isDatabaseAway(error)) noteDatabaseAway();
      throw error;
    });
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return {
    database,
    close: () => pool.end(),
    countConnections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  };
}

/** Runs the migrations that the database does not have yet, in one transaction. */
async function migratePostgres(url: string): Promise<void> {
  const { default: pg } = await import("pg");
  const { drizzle } = await import("drizzle-orm/node-postgres");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS });
  await client.connect();
  const run = () =>
    drizzle(client).transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
      await transaction.execute(sql.raw(`set local lock_timeout = ${MIGRATION_LOCK_WAIT_MS}`));
      await migrate(transaction);
    });
  try {
    for (let attempt = 1; ; attempt += 1) {
      const error = await run().then(() => null, toCause);
      if (error === null) return;
      if (readErrorCode(error) !== LOCK_NOT_AVAILABLE || attempt === MIGRATION_ATTEMPTS) throw error;
      console.warn("A migration waits for a table that is in use, and tries again.");
      await pause(1_000);
    }
  } finally {
    await client.end();
  }
}

/** The error of the driver, without Drizzle's around it. */
const toCause = (error: unknown): unknown => (error instanceof Error && error.cause ? error.cause : error);
