import { fail, ok, type Result } from "../result";
import type { Quotation, QuotationRevision } from "./quotation";
import type { QuotationRefusal } from "./refusals";

type QuotationState = Pick<Quotation, "status" | "revision">;

/** Why a closed quotation cannot change; null while it is open. */
export function closedRefusal({ status }: Pick<Quotation, "status">): QuotationRefusal | null {
  if (status === "cancelled") return "quotation_cancelled";
  return status === "confirmed" ? "quotation_confirmed" : null;
}

/**
 * Whether the shopper may approve the prices of revision `seen`. `done`: the shopper has approved them already.
 *
 * Source: docs/domain.md#quotations. An old e-mail can be opened at any time, so its link must never approve a later
 *         revision.
 */
export function checkApproval(
  { status, revision }: QuotationState,
  seen: number,
): Result<"open" | "done", QuotationRefusal> {
  if (status === "cancelled") return fail("quotation_cancelled");
  if (revision === 0) return fail("quotation_not_priced");
  if (seen !== revision) return fail("quotation_revised", "revision");
  return ok(status === "confirmed" ? "done" : "open");
}

/** Whether the shopper may ask for a change, once per revision. `done`: the same request was made before. */
export function checkRevisionRequest(
  quotation: QuotationState & Pick<Quotation, "revisions">,
  { seen, text }: { seen: number; text: string },
): Result<"open" | "done", QuotationRefusal> {
  const refusal = closedRefusal(quotation);
  if (refusal) return fail(refusal);
  const checked = checkApproval(quotation, seen);
  if (!checked.ok) return checked;
  const request = latestRevision(quotation)?.request;
  if (!request) return checked;
  return request.text === text ? ok("done") : fail("revision_asked");
}

/** The latest revision; null before the first. */
export function latestRevision({
  revision,
  revisions,
}: Pick<Quotation, "revision" | "revisions">): QuotationRevision | null {
  return revisions.find(({ number }) => number === revision) ?? null;
}

/** Whether the quotation may be cancelled. `done`: it is cancelled already. */
export function checkCancellation({ status }: Pick<Quotation, "status">): Result<"open" | "done", QuotationRefusal> {
  if (status === "confirmed") return fail("quotation_confirmed");
  return ok(status === "cancelled" ? "done" : "open");
}

/** The shopper's request for a change while it is unanswered; otherwise null. */
export function openRevisionRequest(quotation: Pick<Quotation, "status" | "revision" | "revisions">): string | null {
  return quotation.status === "processing" ? (latestRevision(quotation)?.request?.text ?? null) : null;
}
