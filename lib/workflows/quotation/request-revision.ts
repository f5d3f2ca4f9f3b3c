import "server-only";
import { lockQuotation, setRevisionRequest } from "@/lib/data/quotation/quotations";
import { allOrNothing } from "@/lib/database/all-or-nothing";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import type { Quotation } from "@/lib/domain/quotation/quotation";
import type { RevisionRefusal } from "@/lib/domain/quotation/refusals";
import { checkRevisionRequest } from "@/lib/domain/quotation/state";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { findQuotationForVisitor } from "./find";
import { queueOwnerRevisionAsked } from "./mails";

type RevisionRequest = { quotationId: string; key: string | null; revision: number; text: string };

/**
 * Records that the shopper asks the owner to change a revision. The shopper can still approve the revision as it is.
 */
export async function requestRevision(
  { store, visitor }: { store: StoreDetails; visitor: Visitor },
  { quotationId, key, revision, text }: RevisionRequest,
): Promise<Result<Quotation, RevisionRefusal | "quotation_unknown">> {
  if (!(await findQuotationForVisitor(store, visitor, quotationId, key))) return fail("quotation_unknown");
  const requested = await allOrNothing(
    async (database): Promise<Result<Quotation, RevisionRefusal | "quotation_unknown">> => {
      const quotation = await lockQuotation(store.id, quotationId, database);
      if (!quotation) return fail("quotation_unknown");
      const allowed = checkRevisionRequest(quotation, { seen: revision, text });
      if (!allowed.ok) return allowed;
      if (allowed.value === "done") return ok(quotation);
      const now = clock.now();
      const request = { text, askedAt: now };
      await setRevisionRequest(store.id, quotationId, revision, request, database);
      await queueOwnerRevisionAsked(store, quotation, text, now, database);
      const revisions = quotation.revisions.map((other) => (other.number === revision ? { ...other, request } : other));
      return ok({ ...quotation, revisions });
    },
  );
  if (requested.ok) nudgeOutbox();
  return requested;
}
