import type { Actor } from "./actor";

/** What was changed, and by which id; a store is its own target. */
export type AuditTarget = { kind: (typeof AUDIT_TARGETS)[number]; id: string };
export const AUDIT_TARGETS = [
  "order",
  "quotation",
  "return",
  "customer",
  "enquiry",
  "gift_card",
  "product",
  "category",
  "message",
  "staff_member",
  "api_token",
  "store",
] as const;

/** The fields of a target, before or after a change. */
export type AuditFacts = Readonly<Record<string, unknown>>;
export type AuditChange = { field: string; before: unknown; after: unknown };

/** One write of the owner's, as the audit log keeps it. */
export type AuditEntry = {
  id: string;
  at: Date;
  actor: Pick<Actor, "kind" | "name">;
  /** The IP address of the caller; empty for commands. */
  address: string;
  /** What was asked for: "POST /api/owner/orders/{order_id}/cancel", or the name of a command. */
  action: string;
  target: AuditTarget;
  /** What was sent, as JSON, shortened if it is long. */
  input: string;
  /** "done", or the code of the refusal; null if it is not known, because the process ended meanwhile. */
  outcome: string | null;
  changes: readonly AuditChange[];
};

/** The fields that differ. Null stands for a target that is not there. */
export function changesBetween(before: AuditFacts | null, after: AuditFacts | null): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.flatMap((field) => {
    const change = { field, before: before?.[field] ?? null, after: after?.[field] ?? null };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}

const MAX_INPUT = 2_000;

/** What was sent, as text for the log. Long texts, such as files, are named by their length. */
export function auditInput(input: unknown): string {
  const text = JSON.stringify(input, (_key, value: unknown) =>
    typeof value === "string" && value.length > 300 ? `${value.slice(0, 100)}… (${value.length} characters)` : value,
  );
  return text.length > MAX_INPUT ? `${text.slice(0, MAX_INPUT)}… (${text.length} characters)` : text;
}
