import "server-only";

/** For responses that must not be cached, because they differ from one request to the next. */
export const UNCACHED = { "Cache-Control": "no-store" };

/**
 * Why a call is refused. `field` names the invalid part of the input if there can be only one; otherwise `errors` lists
 * all of them.
 */
export type Refusal = {
  ok: false;
  code: string;
  field?: string | undefined;
  errors?: readonly { path: string; code: string }[];
  retryAfterSeconds?: number;
};

/**
 * The HTTP status by refusal code. Codes that are not listed have 422: the request is valid but cannot be carried out.
 */
const STATUS: Record<string, number> = {
  request_invalid: 400,
  owner_token_wrong: 401,
  cron_secret_wrong: 401,
  signature_wrong: 401,
  sign_in_needed: 401,
  cross_site_refused: 403,
  nothing_here: 404,
  store_unknown: 404,
  category_unknown: 404,
  product_unknown: 404,
  address_unknown: 404,
  item_unknown: 404,
  list_unknown: 404,
  device_unknown: 404,
  message_unknown: 404,
  work_unknown: 404,
  order_unknown: 404,
  quotation_unknown: 404,
  quotation_revised: 409,
  enquiry_unknown: 404,
  checkout_unknown: 404,
  checkout_ordered: 409,
  idempotency_key_missing: 400,
  idempotency_key_reused: 409,
  provider_unknown: 404,
  body_too_large: 413,
  body_not_json: 415,
  too_many_attempts: 429,
  store_closed: 503,
  provider_silent: 503,
  payment_unavailable: 503,
  database_away: 503,
};

/**
 * The response for a refusal: problem details (RFC 9457). It contains no text for people; the client chooses that by
 * the code.
 */
export function problem({ code, field, errors, retryAfterSeconds }: Refusal): Response {
  const status = STATUS[code] ?? 422;
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
