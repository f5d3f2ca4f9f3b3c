import { fail, ok, type Result } from "../result";
import type { Quotation, QuotationRevision } from "./quotation";
import type { QuotationRefusal } from "./refusals";

type State = Pick<Quotation, "status" | "revision">;

/** Why nothing can be changed in it any more; null while it is open. */
export function openRefusal({ status }: Pick<Quotation, "status">): QuotationRefusal | null {
  if (status === "cancelled") return "quotation_cancelled";
  return status === "confirmed" ? "quotation_confirmed" : null;
}

/**
 * Whether the shopper may approve the prices that they say they have seen. `done`: they have approved those already.
 *
 * Source: domain §4.17. A mail stays in its box: what it approved is never taken for what came after it.
 */
export function approval({ status, revision }: State, seen: number): Result<"open" | "done", QuotationRefusal> {
  if (status === "cancelled") return fail("quotation_cancelled");
  if (revision === 0) return fail("quotation_not_priced");
  if (seen !== revision) return fail("quotation_revised", "revision");
  return ok(status === "confirmed" ? "done" : "open");
}

/** The same of asking for other prices, once for each that the shop has named. `done`: the same was asked before. */
export function revisionRequest(
  quotation: State & Pick<Quotation, "revisions">,
  { seen, text }: { seen: number; text: string },
): Result<"open" | "done", QuotationRefusal> {
  const refusal = openRefusal(quotation);
  if (refusal) return fail(refusal);
  const answered = approval(quotation, seen);
  if (!answered.ok) return answered;
  const request = latestRevision(quotation)?.request;
  if (!request) return answered;
  return request.text === text ? ok("done") : fail("revision_asked");
}

/** What the shop has named last; null while it has named nothing. */
export function latestRevision({
  revision,
  revisions,
}: Pick<Quotation, "revision" | "revisions">): QuotationRevision | null {
  return revisions.find(({ number }) => number === revision) ?? null;
}

/** Whether it may be cancelled. `done`: it was. */
export function cancellation({ status }: Pick<Quotation, "status">): Result<"open" | "done", QuotationRefusal> {
  if (status === "confirmed") return fail("quotation_confirmed");
  return ok(status === "cancelled" ? "done" : "open");
}

/** What the shopper would have otherwise, while the shop has not answered it; null else. */
export function openRequest(quotation: Pick<Quotation, "status" | "revision" | "revisions">): string | null {
  return quotation.status === "processing" ? (latestRevision(quotation)?.request?.text ?? null) : null;
}
