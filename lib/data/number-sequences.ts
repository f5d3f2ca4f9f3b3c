import "server-only";
import { sql } from "drizzle-orm";
import type { StoreId } from "@/lib/domain/ids";
import type { Database } from "./database";
import { numberSequences } from "./sequence-schema";

export type SequenceName = "invoice";

/**
 * The next number of the store, from 1. It is given within a transaction and comes back when that fails, so none is left
 * out; whoever asks at the same moment waits until the transaction is over, so it is best asked last.
 */
export async function nextNumber(storeId: StoreId, name: SequenceName, database: Database): Promise<number> {
  const [row] = await database
    .insert(numberSequences)
    .values({ storeId, name, last: 1 })
    .onConflictDoUpdate({
      target: [numberSequences.storeId, numberSequences.name],
      set: { last: sql`${numberSequences.last} + 1` },
    })
    .returning({ last: numberSequences.last });
  if (!row) throw new Error(`No number for an ${name} of ${storeId}`);
  return row.last;
}
