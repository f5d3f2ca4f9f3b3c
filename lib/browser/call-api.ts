import { reportFailedCall } from "@/lib/browser/site/connection";
import { crossSitePair } from "./cross-site-pair";

/** The result of an API call: its value, or the code for which the page has a text. */
export type ApiAnswer<Value> =
  | { ok: true; value: Value }
  | {
      ok: false;
      /** `network_failed` if there was no response; `fault` if the response does not have the shape of our API's. */
      code: string;
      /** The refused parts of the input, by path. */
      errors: readonly { path: string; code: string }[];
      retryAfterSeconds: number | null;
    };

type ApiRequest = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** True to send the request even if the visitor leaves the page immediately. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** A repeated request with the same key gets the first response and has no second effect. */
  idempotencyKey?: string | undefined;
  /** Called just before the request is sent, after the cross-site pair has been requested if necessary. */
  onSending?: () => void;
};

/** The header that specification §7 names. */
const HEADER = "X-XSRF-TOKEN";

const SESSION = "/api/session";

/**
 * Calls the shop's API; pages call it in no other way. A write sends the cross-site pair: the cookie's value as a header
 * (specification §7). Without that cookie, or with an outdated one, it is requested first.
 */
export async function callApi<Value>(path: `/api/${string}`, request: ApiRequest = {}): Promise<ApiAnswer<Value>> {
  const isWrite = request.method !== undefined && request.method !== "GET";
  try {
    if (isWrite && (pendingSession || crossSitePair() === null)) await fetchSession();
    request.onSending?.();
    let response = path === SESSION ? (await fetchSession()).clone() : await send(path, request, isWrite);
    if (isWrite && response.status === 403) {
      await fetchSession();
      response = await send(path, request, isWrite);
    }
    return await read<Value>(response);
  } catch (error) {
    // `fetch` throws a TypeError if there is no response, and another error if the caller aborts the request.
    if (!(error instanceof TypeError)) throw error;
    void reportFailedCall();
    return refused("network_failed");
  }
}

function send(
  path: string,
  { method = "GET", body, keepalive = false, signal, idempotencyKey }: ApiRequest,
  isWrite: boolean,
) {
  return fetch(path, {
    method,
    keepalive,
    headers: {
      Accept: "application/json",
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(isWrite && { [HEADER]: crossSitePair() ?? "" }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

let pendingSession: Promise<Response> | null = null;

/**
 * Fetches who is signed in; the response also sets the cross-site pair. Only one such request runs at a time, and no
 * write is sent before its response: a browser without cookies that sends two would become two visitors, and lose what
 * it has written as the first. Callers share the response, so they must read a clone of it.
 */
export function fetchSession(): Promise<Response> {
  pendingSession ??= fetch(SESSION).finally(() => {
    pendingSession = null;
  });
  return pendingSession;
}

async function read<Value>(response: Response): Promise<ApiAnswer<Value>> {
  const isJson = /^application\/(?:problem\+)?json\b/.test(response.headers.get("Content-Type") ?? "");
  // Our own handlers are trusted to respond as in their contracts.
  if (response.ok && isJson) return { ok: true, value: (await response.json()) as Value };
  if (!isJson) return refused("fault");
  const problem: { code?: string; errors?: readonly { path: string; code: string }[] } = await response.json();
  const seconds = Number(response.headers.get("Retry-After"));
  return { ...refused(problem.code ?? "fault", problem.errors), retryAfterSeconds: seconds > 0 ? seconds : null };
}

function refused(code: string, errors: readonly { path: string; code: string }[] = []) {
  return { ok: false, code, errors, retryAfterSeconds: null } as const;
}
