import "server-only";
import type { Call } from "@/lib/contracts/api/call";
import type { AuditTarget } from "@/lib/domain/staff/audit-entry";
import { audited, type Outcome } from "@/lib/workflows/staff/audit";
import { actorOfMember } from "@/lib/workflows/staff/sessions";
import { clientAddress } from "./client-address";
import type { MemberFacts } from "./desk/member";
import type { OwnerFacts } from "./owner";

/** The fields of a call that name what it changes. A call without any of them changes the store. */
const TARGETS: readonly (readonly [field: string, kind: AuditTarget["kind"]])[] = [
  ["order_id", "order"],
  ["customer_id", "customer"],
  ["enquiry_id", "enquiry"],
  ["quotation_id", "quotation"],
  ["return_id", "return"],
  ["message_id", "message"],
  ["code", "gift_card"],
  ["product_id", "product"],
  ["category_id", "category"],
  ["sku", "product"],
  ["member_id", "staff_member"],
  ["token_id", "api_token"],
];

/** Fields whose values nobody may read in the log. */
const SECRETS = ["password", "code", "credential", "link"];
/** The same in the owner's calls, which name nothing else so. */
const OWNER_SECRETS = ["database_url"];
/**
 * What is written about or to a person: notes, answers, and who orders what to where on the phone. It is kept where it can
 * be forgotten, and the log forgets nothing.
 */
const PERSONAL = ["text", "contact", "choices"];

/** Answers a call, which is logged if it is a write of the owner's, or of somebody at the desk about themselves. */
export function withAudit<Done extends Outcome>(
  { caller, method, path }: Pick<Call, "caller" | "method" | "path">,
  facts: object,
  { request, input }: { request: Request; input: { params: unknown; query: unknown; body: unknown } },
  respond: () => Promise<Done>,
): Promise<Done> {
  if (method === "GET") return respond();
  if (caller === "member") {
    const { member } = facts as MemberFacts;
    const sent = { ...fieldsOf(input.params), ...without(SECRETS, fieldsOf(input.body)) };
    const actor = actorOfMember(member);
    const target: AuditTarget = { kind: "staff_member", id: member.id };
    const address = clientAddress(request);
    return audited(member.storeId, { actor, address, action: `${method} ${path}`, target, input: sent }, respond);
  }
  if (caller !== "owner") return respond();
  const { storeId, actor } = facts as OwnerFacts;
  const { params, query, body } = input;
  const sent = { ...fieldsOf(params), ...fieldsOf(query), ...without([...PERSONAL, ...OWNER_SECRETS], fieldsOf(body)) };
  const found = TARGETS.find(([field]) => `${path}`.includes(`{${field}}`) || (field === "sku" && field in sent));
  const target: AuditTarget = found ? { kind: found[1], id: String(sent[found[0]]) } : { kind: "store", id: storeId };
  const address = clientAddress(request);
  return audited(storeId, { actor, address, action: `${method} ${path}`, target, input: sent }, respond);
}

const without = (names: readonly string[], fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const fieldsOf = (part: unknown): Record<string, unknown> =>
  typeof part === "object" && part !== null && !Array.isArray(part) ? (part as Record<string, unknown>) : {};
