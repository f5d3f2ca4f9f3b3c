import "server-only";
import { type RefusalCode, STATUS_OF_REFUSAL } from "@/lib/contracts/api/refusals";
import { metrics } from "@/lib/server/metrics";

/** For responses that must not be cached, because they differ from one request to the next. */
export const UNCACHED = { "Cache-Control": "no-store" };

/**
 * Why a call is refused. `field` names the invalid part of the input if there can be only one; otherwise `errors` lists
 * all of them.
 */
export type Refusal<Code extends RefusalCode = RefusalCode> = {
  ok: false;
  code: Code;
  field?: string | undefined;
  errors?: readonly { path: string; code: string }[];
  retryAfterSeconds?: number;
};

/**
 * The response for a refusal: problem details (RFC 9457). It contains no text for people; the client chooses a text by
 * the code.
 */
export function problem({ code, field, errors, retryAfterSeconds }: Refusal): Response {
  metrics()?.refusal(code);
  const status = STATUS_OF_REFUSAL[code];
  const title = code.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
  return Response.json(
    {
      type: "about:blank",
      title,
      status,
      code,
      errors: errors ?? (field === undefined ? [] : [{ path: field, code }]),
    },
    {
      status,
      headers: {
        ...UNCACHED,
        "Content-Type": "application/problem+json",
        ...(retryAfterSeconds !== undefined && { "Retry-After": String(retryAfterSeconds) }),
        ...(status === 401 && code === "owner_token_wrong" && { "WWW-Authenticate": "Bearer" }),
      },
    },
  );
}
