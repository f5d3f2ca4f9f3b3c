import "server-only";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { creditNotes } from "@/lib/database/schema/invoice";
import { orders } from "@/lib/database/schema/order";
import { numberSequences } from "@/lib/database/schema/sequence";
import { type Numbering, runningNumber } from "@/lib/domain/invoice/numbering";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * The number of the store's next invoice. Each pair of prefix and suffix has its own sequence of numbers, which starts
 * at `first`. Raising `first` later skips numbers; lowering it has no effect.
 *
 * If the transaction rolls back, the number is given to the next invoice, so no number is lost. The sequence stays
 * locked until the transaction ends, so call this function as late as possible in the transaction.
 */
export function nextInvoiceNumber(storeId: StoreId, numbering: Numbering, database: Database): Promise<string> {
  return nextNumber(storeId, "invoice", numbering, isInvoice, database);
}

/** Like `nextInvoiceNumber`, for credit notes. */
export function nextCreditNoteNumber(storeId: StoreId, numbering: Numbering, database: Database): Promise<string> {
  return nextNumber(storeId, "credit_note", numbering, isCreditNote, database);
}

type IsTaken = (storeId: StoreId, number: string, database: Database) => Promise<boolean>;

async function nextNumber(
  storeId: StoreId,
  invoiceDocument: "invoice" | "credit_note",
  numbering: Numbering,
  isTaken: IsTaken,
  database: Database,
): Promise<string> {
  for (;;) {
    const { running, isOnlySequence } = await nextInSequence(storeId, invoiceDocument, numbering, database);
    const number = runningNumber(running, numbering);
    // After a change of prefix, the new sequence can produce a number that is already used: prefix "INV-1" with
    // sequential number 23 gives the same number as prefix "INV-" with 123.
    if (isOnlySequence || !(await isTaken(storeId, number, database))) return number;
  }
}

/**
 * The next sequential number for this prefix and suffix. `isOnlySequence` is true if documents of this kind have never
 * had another prefix or suffix.
 */
async function nextInSequence(
  storeId: StoreId,
  invoiceDocument: string,
  { prefix, suffix, first }: Numbering,
  database: Database,
): Promise<{ running: number; isOnlySequence: boolean }> {
  const name = `${invoiceDocument} ${prefix}#${suffix}`;
  const [row] = await database
    .insert(numberSequences)
    .values({ storeId, name, last: first })
    .onConflictDoUpdate({
      target: [numberSequences.storeId, numberSequences.name],
      set: { last: sql`greatest(${numberSequences.last} + 1, ${first}::integer)` },
    })
    .returning({
      running: numberSequences.last,
      isOnlySequence: sql<boolean>`not ${hasOtherSequence(storeId, invoiceDocument, name)}`,
    });
  if (!row) throw new Error(`No number for a document of ${storeId}: ${name}`);
  return row;
}

const hasOtherSequence = (storeId: StoreId, invoiceDocument: string, name: string) =>
  sql`exists (select 1 from ${numberSequences} as other where other.store_id = ${storeId}
    and other.name like ${`${invoiceDocument} %`} and other.name <> ${name})`;

const isInvoice: IsTaken = async (storeId, number, database) => {
  const taken = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), eq(orders.invoiceNumber, number)));
  return taken.length > 0;
};

const isCreditNote: IsTaken = async (storeId, number, database) => {
  const taken = await database
    .select({ id: creditNotes.orderId })
    .from(creditNotes)
    .where(and(eq(creditNotes.storeId, storeId), eq(creditNotes.number, number)));
  return taken.length > 0;
};
