import "server-only";
import { lockQuotation, updateQuotation } from "@/lib/data/quotation/quotations";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import { checkCancellation } from "@/lib/domain/quotation/state";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { findQuotationForVisitor } from "./find";
import { queueCancelledMails } from "./mails";

type CancelRefusal = "quotation_unknown" | "quotation_confirmed";

/**
 * Cancels a quotation that has no order. If the customer cancels, the owner gets a mail with the reason; if the owner
 * cancels, the customer gets it. Repeating the call has no effect.
 */
export async function cancelQuotation(
  store: StoreDetails,
  quotationId: string,
  cancelledBy: NonNullable<Quotation["cancellation"]>,
): Promise<Result<Quotation, CancelRefusal>> {
  const cancelled = await allOrNothing(async (database): Promise<Result<Quotation, CancelRefusal>> => {
    const quotation = await lockQuotation(store.id, quotationId, database);
    if (!quotation) return fail("quotation_unknown");
    const allowed = checkCancellation(quotation);
    if (!allowed.ok) return allowed;
    if (allowed.value === "done") return ok(quotation);
    const now = clock.now();
    const changes = { status: "cancelled", cancellation: cancelledBy, cancelledAt: now } as const;
    await updateQuotation(store.id, quotationId, changes, now, database);
    const changed = { ...quotation, ...changes };
    await queueCancelledMails(store, changed, cancelledBy, now, database);
    return ok(changed);
  });
  if (cancelled.ok) nudgeOutbox();
  return cancelled;
}

/** Cancels a quotation on behalf of its customer, or of a visitor whose link contains its key. */
export async function withdrawQuotation(
  { store, visitor }: { store: StoreDetails; visitor: Visitor },
  { quotationId, key, reason }: { quotationId: string; key: string | null; reason: string },
): Promise<Result<Quotation, CancelRefusal>> {
  const found = await findQuotationForVisitor(store, visitor, quotationId, key);
  return found ? cancelQuotation(store, found.id, { by: "shopper", reason }) : fail("quotation_unknown");
}
