import {
  checkApproval,
  checkCancellation,
  checkRevisionRequest,
  closedRefusal,
  latestRevision,
} from "@/lib/domain/quotation/state";
import { aPricedQuotation, aQuotation, aRevision } from "@/tests/factories/quotation";

const fail = (code: string, field?: string) => ({ ok: false, code, ...(field && { field }) });
const ok = (value: string) => ({ ok: true, value });

it.each([
  { status: "placed", revision: 0, seen: 0, answer: fail("quotation_not_priced") },
  { status: "placed", revision: 0, seen: 1, answer: fail("quotation_not_priced") },
  { status: "processing", revision: 2, seen: 2, answer: ok("open") },
  { status: "processing", revision: 2, seen: 1, answer: fail("quotation_revised", "revision") },
  { status: "processing", revision: 2, seen: 3, answer: fail("quotation_revised", "revision") },
  { status: "confirmed", revision: 2, seen: 2, answer: ok("done") },
  { status: "confirmed", revision: 2, seen: 1, answer: fail("quotation_revised", "revision") },
  { status: "cancelled", revision: 2, seen: 2, answer: fail("quotation_cancelled") },
  { status: "cancelled", revision: 0, seen: 0, answer: fail("quotation_cancelled") },
] as const)("answers who approves $seen of a $status quotation at $revision", ({ status, revision, seen, answer }) => {
  expect(checkApproval({ status, revision }, seen)).toEqual(answer);
});

const request = { text: "800 each?", askedAt: new Date() };
it.each([
  { quotation: aQuotation(), text: "Less", answer: fail("quotation_not_priced") },
  { quotation: aPricedQuotation(), text: "Less", answer: ok("open") },
  { quotation: aPricedQuotation({ revision: 2 }), text: "Less", answer: fail("quotation_revised", "revision") },
  { quotation: aPricedQuotation({ revisions: [aRevision({ request })] }), text: request.text, answer: ok("done") },
  { quotation: aPricedQuotation({ revisions: [aRevision({ request })] }), text: "700", answer: fail("revision_asked") },
  { quotation: aPricedQuotation({ status: "confirmed" }), text: "Less", answer: fail("quotation_confirmed") },
  { quotation: aPricedQuotation({ status: "cancelled" }), text: "Less", answer: fail("quotation_cancelled") },
])("answers a revision request: $answer", ({ quotation, text, answer }) => {
  expect(checkRevisionRequest(quotation, { seen: 1, text })).toEqual(answer);
});

it("can be cancelled without an order, and reports a second cancellation as done", () => {
  expect(checkCancellation({ status: "placed" })).toEqual(ok("open"));
  expect(checkCancellation({ status: "processing" })).toEqual(ok("open"));
  expect(checkCancellation({ status: "cancelled" })).toEqual(ok("done"));
  expect(checkCancellation({ status: "confirmed" })).toEqual(fail("quotation_confirmed"));
});

it("is open until it is ordered or cancelled, and gives its latest revision", () => {
  expect([closedRefusal({ status: "placed" }), closedRefusal({ status: "processing" })]).toEqual([null, null]);
  const second = aRevision({ number: 2 });
  expect(latestRevision({ revision: 2, revisions: [aRevision(), second] })).toBe(second);
  expect(latestRevision(aQuotation())).toBeNull();
});
