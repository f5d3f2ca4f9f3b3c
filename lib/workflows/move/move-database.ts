import "server-only";
import path from "node:path";
import { isRefusingWrites, refuseWrites, switchDatabase } from "@/lib/database/connection";
import { catchUp, copyRows } from "@/lib/database/copy/catch-up";
import { beginCopy, statementsOf } from "@/lib/database/copy/fill";
import { readSnapshot } from "@/lib/database/copy/snapshot";
import { listTables } from "@/lib/database/copy/tables";
import type { OpenedDatabase } from "@/lib/database/database";
import { migrate } from "@/lib/database/migrate";
import { namePostgres, noteMove } from "@/lib/database/moved";
import { openPostgres } from "@/lib/database/postgres";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { env } from "@/lib/server/env";

export type MoveFault = "database_unreachable" | "database_not_empty";
export type Moved = {
  tables: number;
  rows: number;
  seconds: number;
  /** For how many of them writes were refused. */
  refusedSeconds: number;
};

/**
 * Carries the embedded database of this process over to the empty PostgreSQL database at `address`, which the process
 * uses from then on. Shoppers go on meanwhile: everything is copied first as it is at one moment. Then writes are
 * refused while what has changed since is copied and each table is counted and summed up in both. If anything goes wrong,
 * nothing is in the new database and the shop goes on with the old one.
 */
export async function moveDatabase(
  address: string,
  open: (address: string) => Promise<OpenedDatabase> = openTarget,
): Promise<Result<Moved, MoveFault>> {
  const { DATA_DIR } = env();
  const target = await open(address);
  const endings: (() => Promise<unknown>)[] = [target.close];
  try {
    const existing = await listTables(statementsOf(target.database)).catch((error: Error) => {
      console.warn(`The database ${namePostgres(address)} does not answer: ${error.message.split(" in:")[0]}`);
      return null;
    });
    if (!existing) return fail("database_unreachable");
    if (existing.length > 0) return fail("database_not_empty");
    const start = performance.now();
    let refusedSince = 0;
    const copied = await target.database.transaction(async (transaction) => {
      await migrate(transaction);
      await beginCopy(transaction);
      const tables = await listTables(statementsOf(transaction));
      await readSnapshot(path.join(DATA_DIR, "moving"), (source) => copyRows(source, transaction, tables));
      endings.push(await refuseWrites());
      refusedSince = performance.now();
      const { rows } = await readSnapshot(path.join(DATA_DIR, "moving"), (source) =>
        catchUp(source, transaction, tables),
      );
      if (!(await isRefusingWrites())) throw new Error("The embedded database was opened anew during the move.");
      return { tables: tables.length, rows };
    });
    await noteMove(DATA_DIR, address, clock.now());
    switchDatabase(target);
    // The old database refuses writes for good.
    endings.length = 0;
    const since = (from: number) => (performance.now() - from) / 1_000;
    return ok({ ...copied, seconds: since(start), refusedSeconds: since(refusedSince) });
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

function openTarget(address: string): Promise<OpenedDatabase> {
  const { DATABASE_POOL_SIZE, DATABASE_STATEMENT_TIMEOUT, DATABASE_LOCK_TIMEOUT } = env();
  return openPostgres(address, {
    poolSize: DATABASE_POOL_SIZE,
    statementTimeoutMs: DATABASE_STATEMENT_TIMEOUT * 1_000,
    lockTimeoutMs: DATABASE_LOCK_TIMEOUT * 1_000,
    isLeftAsIs: true,
  });
}
