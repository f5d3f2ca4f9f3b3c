import { fail, ok, type Result } from "../result";
import type { Quotation, QuotationRevision } from "./quotation";
import type { ApprovalRefusal, ClosedRefusal, RevisionRefusal } from "./refusals";

type QuotationState = Pick<Quotation, "status" | "revision">;

/** Why the quotation cannot change any more: it was confirmed or cancelled. Null while it is open. */
export function closedRefusal({ status }: Pick<Quotation, "status">): ClosedRefusal | null {
  if (status === "cancelled") return "quotation_cancelled";
  return status === "confirmed" ? "quotation_confirmed" : null;
}

/**
 * Whether the shopper may approve a quotation, having seen the prices of revision `seen`. Returns `done` if it is
 * approved already.
 *
 * Source: docs/domain.md#quotations. A link in an old e-mail can be opened long after newer prices were sent; it must
 *         not approve prices that the shopper has not seen.
 */
export function checkApproval(
  { status, revision }: QuotationState,
  seen: number,
): Result<"open" | "done", ApprovalRefusal> {
  if (status === "cancelled") return fail("quotation_cancelled");
  if (revision === 0) return fail("quotation_not_priced");
  if (seen !== revision) return fail("quotation_revised", "revision");
  return ok(status === "confirmed" ? "done" : "open");
}

/**
 * Whether the shopper may ask to change revision `seen`, which is possible once per revision. Returns `done` if the
 * shopper has already sent the same request.
 */
export function checkRevisionRequest(
  quotation: QuotationState & Pick<Quotation, "revisions">,
  { seen, text }: { seen: number; text: string },
): Result<"open" | "done", RevisionRefusal> {
  const refusal = closedRefusal(quotation);
  if (refusal) return fail(refusal);
  const checked = checkApproval(quotation, seen);
  if (!checked.ok) return checked;
  const request = latestRevision(quotation)?.request;
  if (!request) return checked;
  return request.text === text ? ok("done") : fail("revision_asked");
}

/** The latest revision; null if the shop has not sent prices yet. */
export function latestRevision({
  revision,
  revisions,
}: Pick<Quotation, "revision" | "revisions">): QuotationRevision | null {
  return revisions.find(({ number }) => number === revision) ?? null;
}

/** Whether the quotation may be cancelled. `done`: it is cancelled already. */
export function checkCancellation({
  status,
}: Pick<Quotation, "status">): Result<"open" | "done", "quotation_confirmed"> {
  if (status === "confirmed") return fail("quotation_confirmed");
  return ok(status === "cancelled" ? "done" : "open");
}

/** The shopper's request to change the latest revision, while the owner has not answered it; otherwise null. */
export function openRevisionRequest(quotation: Pick<Quotation, "status" | "revision" | "revisions">): string | null {
  return quotation.status === "processing" ? (latestRevision(quotation)?.request?.text ?? null) : null;
}
