import { z } from "zod";
import { defineCall } from "@/lib/contracts/api/call";
import { line, momentSchema } from "@/lib/contracts/customer/fields";
import { storeQuerySchema } from "@/lib/contracts/store/owner-calls";
import { ACTOR_KINDS } from "@/lib/domain/staff/actor";
import { AUDIT_TARGETS, type AuditEntry } from "@/lib/domain/staff/audit-entry";

export const auditEntryWireSchema = z.object({
  _id: z.string(),
  at: momentSchema,
  by: z.enum(ACTOR_KINDS).meta({ description: "`command` is the command line while no shop is running" }),
  name: z.string().meta({ description: "Of the token; empty for the others" }),
  address: z.string().meta({ description: "The IP address of the caller; empty for commands" }),
  action: z.string().meta({ description: "The method and path of the call, or the command" }),
  target: z.enum(AUDIT_TARGETS),
  target_id: z.string().meta({ description: "As the caller named it: an id, a number, a code or a SKU" }),
  input: z.string().meta({ description: "What was sent, as JSON, shortened if it is long" }),
  outcome: z
    .string()
    .nullable()
    .meta({ description: "`done`, or the code of the refusal; null if the process ended before it was known" }),
  changes: z
    .array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() }))
    .meta({ description: "What of the target is different now; amounts in minor units" }),
});
export type AuditEntryWire = z.output<typeof auditEntryWireSchema>;

export function auditEntryToWire({ id, at, actor, target, changes, ...entry }: AuditEntry): AuditEntryWire {
  const { address, action, input, outcome } = entry;
  return {
    _id: id,
    at: at.toISOString(),
    by: actor.kind,
    name: actor.name,
    address,
    action,
    target: target.kind,
    target_id: target.id,
    input,
    outcome,
    changes: [...changes],
  };
}

/** So many at most in one answer, which is how the log is exported. */
export const MAX_AUDIT_ENTRIES = 500;

export const auditAnswerSchema = z.object({
  list: z.array(auditEntryWireSchema),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
});
export type AuditAnswer = z.output<typeof auditAnswerSchema>;

export const listAuditEntriesCall = defineCall({
  method: "GET",
  path: "/api/owner/log",
  caller: "owner",
  right: "log.read",
  summary: "Who has changed what, the newest first. Nobody can change or delete what stands there.",
  query: storeQuerySchema.extend({
    q: line(100).default("").meta({ description: "Looked for in callers, actions, targets and what was sent" }),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(MAX_AUDIT_ENTRIES).default(50),
  }),
  answer: auditAnswerSchema,
});
