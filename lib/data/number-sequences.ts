import "server-only";
import { and, eq, sql } from "drizzle-orm";
import type { StoreId } from "@/lib/domain/ids";
import { type Numbering, runningNumber } from "@/lib/domain/order-number";
import { creditNotes } from "./credit-note-schema";
import type { Database } from "./database";
import { orders } from "./order-schema";
import { numberSequences } from "./sequence-schema";

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
  paper: "invoice" | "credit_note",
  numbering: Numbering,
  isTaken: IsTaken,
  database: Database,
): Promise<string> {
  for (;;) {
    const number = runningNumber(await nextRunning(storeId, paper, numbering, database), numbering);
    // "INV-1" with 23 reads as "INV-" with 123: who changes the prefix may come to a number that is gone.
    if (!(await isTaken(storeId, number, database))) return number;
  }
}

async function nextRunning(
  storeId: StoreId,
  paper: string,
  { prefix, suffix, first }: Numbering,
  database: Database,
): Promise<number> {
  const name = `${paper} ${prefix}#${suffix}`;
  const [row] = await database
    .insert(numberSequences)
    .values({ storeId, name, last: first })
    .onConflictDoUpdate({
      target: [numberSequences.storeId, numberSequences.name],
      set: { last: sql`greatest(${numberSequences.last} + 1, ${first}::integer)` },
    })
    .returning({ last: numberSequences.last });
  if (!row) throw new Error(`No number for a paper of ${storeId}: ${name}`);
  return row.last;
}

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
