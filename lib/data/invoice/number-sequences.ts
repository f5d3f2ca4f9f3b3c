import "server-only";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { creditNotes } from "@/lib/database/schema/invoice";
import { orders } from "@/lib/database/schema/order";
import { numberSequences } from "@/lib/database/schema/sequence";
import { type Numbering, runningNumber } from "@/lib/domain/invoice/numbering";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * What the store's next invoice is called. Each prefix and suffix counts for itself, from `first` on and never back: an
 * owner who raises `first` leaves numbers out, and who lowers it changes nothing.
 *
 * A number is given within a transaction and comes back when that fails, so none is left out; whoever asks at the same
 * moment waits until the transaction is over, so it is best asked last.
 */
export function nextInvoiceNumber(storeId: StoreId, numbering: Numbering, database: Database): Promise<string> {
  return nextNumber(storeId, "invoice", numbering, isInvoice, database);
}

/** The same for credit notes. */
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
    const { running, isOnlyOne } = await nextRunning(storeId, invoiceDocument, numbering, database);
    const number = runningNumber(running, numbering);
    // "INV-1" with 23 reads as "INV-" with 123: who changes the prefix may come to a number that is gone.
    if (isOnlyOne || !(await isTaken(storeId, number, database))) return number;
  }
}

/** `isOnlyOne`: papers of this kind have never been numbered with another prefix or suffix. */
async function nextRunning(
  storeId: StoreId,
  invoiceDocument: string,
  { prefix, suffix, first }: Numbering,
  database: Database,
): Promise<{ running: number; isOnlyOne: boolean }> {
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
      isOnlyOne: sql<boolean>`not ${isAnotherNamed(storeId, invoiceDocument, name)}`,
    });
  if (!row) throw new Error(`No number for a paper of ${storeId}: ${name}`);
  return row;
}

const isAnotherNamed = (storeId: StoreId, invoiceDocument: string, name: string) =>
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
