import { withBasePath } from "@/lib/domain/site/base-path";

/** What is wrong with one field of what was sent; `code` may be the end of a sentence that begins with the field. */
export type FieldFault = { path: string; code: string };

/** Why a call of the desk failed: a refusal code, or `network_failed` without an answer. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";
  constructor(
    readonly code: string,
    readonly faults: readonly FieldFault[] = [],
  ) {
    super(code);
  }
}

type DeskRequest = { method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; body?: unknown; idempotencyKey?: string };

/**
 * Makes a call of the owner's from the desk, whose cookie the browser sends along. Throws a `DeskRefusal`. The shop's
 * own `callApi` is not used, because it gives every visitor a token.
 */
export async function callDesk<Value>(
  path: `/api/${string}`,
  { method = "GET", body, idempotencyKey }: DeskRequest = {},
): Promise<Value> {
  const response = await fetch(withBasePath(path), {
    method,
    headers: {
      ...(method !== "GET" && { "Content-Type": "application/json" }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    ...(method !== "GET" && { body: JSON.stringify(body ?? {}) }),
  }).catch(() => {
    throw new DeskRefusal("network_failed");
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Value;
  throw refusalIn(answer);
}

/** The refusal in an answer, which is problem details unless something between here and the shop wrote it. */
export function refusalIn(answer: unknown): DeskRefusal {
  if (typeof answer !== "object" || answer === null || !("code" in answer)) return new DeskRefusal("fault");
  const faults = "errors" in answer && Array.isArray(answer.errors) ? (answer.errors as FieldFault[]) : [];
  return new DeskRefusal(String(answer.code), faults);
}
