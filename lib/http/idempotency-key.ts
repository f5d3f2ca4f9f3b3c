import "server-only";
import { idempotencyKeySchema } from "@/lib/contracts/order/calls";
import { fail, ok, type Result } from "@/lib/domain/result";

const HEADER = "Idempotency-Key";

/**
 * The idempotency key of a write that requires one: from the header or, for a form without script, `sent` in a field.
 */
export function idempotencyKeyOf(
  request: Request,
  sent: string | undefined,
): Result<string, "idempotency_key_missing"> {
  const key = idempotencyKeySchema.safeParse(request.headers.get(HEADER) ?? sent);
  return key.success ? ok(key.data) : fail("idempotency_key_missing", "idempotency_key");
}

/** The idempotency key of a write for which it is optional; null if the request has none. */
export function optionalIdempotencyKeyOf(request: Request): Result<string | null, "idempotency_key_missing"> {
  return request.headers.has(HEADER) ? idempotencyKeyOf(request, undefined) : ok(null);
}
