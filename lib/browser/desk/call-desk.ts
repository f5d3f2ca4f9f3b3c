import { withBasePath } from "@/lib/domain/site/base-path";

/** Why a call of the desk failed: a refusal code, or `network_failed` without an answer. */
export class DeskRefusal extends Error {
  override name = "DeskRefusal";
  constructor(readonly code: string) {
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
  const code = typeof answer === "object" && answer !== null && "code" in answer ? String(answer.code) : "fault";
  throw new DeskRefusal(code);
}
