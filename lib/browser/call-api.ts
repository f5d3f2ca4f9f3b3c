import { reportFailedCall } from "@/lib/browser/site/connection";
import { PROOF_HEADER } from "@/lib/domain/proof-of-work";
import { withBasePath } from "@/lib/domain/site/base-path";
import { crossSitePair } from "./cross-site-pair";

/** The result of an API call: either its value, or a refusal code for which the page has a text. */
export type ApiAnswer<Value> =
  | { ok: true; value: Value }
  | {
      ok: false;
      /**
       * A refusal code of the API, `network_failed` if there was no response, or `fault` if the response is not in our
       * API's format.
       */
      code: string;
      /** Which parts of the input were refused, and why. */
      errors: readonly { path: string; code: string }[];
      retryAfterSeconds: number | null;
    };

type ApiRequest = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** The fields of a form, sent as the browser would post them. */
  fields?: URLSearchParams | undefined;
  /** True to let the browser finish the request even if the visitor leaves the page right away. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** If two requests have the same key, the second changes nothing and gets the response of the first. */
  idempotencyKey?: string | undefined;
  /** What shows that this browser is no robot (decision 80). */
  proof?: string | undefined;
  /**
   * Called just before the request is sent. If the cookie of the cross-site pair (see `callApi`) has to be fetched
   * first, `onSending` is called after that.
   */
  onSending?: () => void;
};

/** Headers for every call: the session id of the tab, as soon as the page has read it. */
export const callHeaders: Record<string, string> = {};

/** The header of the cross-site pair, which protects against CSRF (see `callApi`); specification §7 sets its name. */
const HEADER = "X-XSRF-TOKEN";

const SESSION = "/api/session";

/**
 * Calls the shop's API. Pages must use this function only, because a write has to send the cross-site pair, which
 * protects against CSRF: a cookie, and a header with the cookie's value (specification §7). If the cookie is missing or
 * outdated, a new one is fetched first.
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
    // `fetch` throws a TypeError if there was no response. Other errors mean that the calling code aborted the request.
    if (!(error instanceof TypeError)) throw error;
    void reportFailedCall();
    return refused("network_failed");
  }
}

function send(
  path: string,
  { method = "GET", body, fields, keepalive = false, signal, idempotencyKey, proof }: ApiRequest,
  isWrite: boolean,
) {
  return fetch(withBasePath(path), {
    method,
    keepalive,
    headers: {
      Accept: "application/json",
      ...callHeaders,
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(isWrite && { [HEADER]: crossSitePair() ?? "" }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      ...(proof && { [PROOF_HEADER]: proof }),
    },
    body: fields ?? JSON.stringify(body),
    ...(signal && { signal }),
  });
}

let pendingSession: Promise<Response> | null = null;
let stopSession = () => {};

/**
 * Fetches the session, which says who is signed in. The response also sets the cookie of the cross-site pair. Only one
 * such request runs at a time, and writes wait for it: if a browser without cookies sent two requests, the server would
 * create two visitors, and what was written as the first would be lost. All callers get the same response, so each must
 * read a clone of it.
 */
export function fetchSession(): Promise<Response> {
  if (!pendingSession) {
    const controller = new AbortController();
    const { signal } = controller;
    pendingSession = untilFormIsAnswered()
      .then(() => fetch(withBasePath(SESSION), { signal }))
      // The page is being left, so nobody waits for the response.
      .catch((error) => (signal.aborted ? new Promise<never>(() => {}) : Promise.reject(error)))
      .finally(() => {
        pendingSession = null;
      });
    stopSession = () => {
      pendingSession = null;
      controller.abort();
    };
  }
  return pendingSession;
}

let formPostedAt = Number.NEGATIVE_INFINITY;
/** So long may the answer to a posted form take. */
const MAX_ANSWER_MS = 30_000;

/**
 * The browser posts a form by itself until its script listens. A session that arrived after the answer to the form would
 * be that of a second visitor, and would take the place of the first. So a session that is being fetched is given up,
 * and the next one waits (see `untilFormIsAnswered`).
 */
if (typeof window !== "undefined") {
  window.addEventListener("submit", ({ defaultPrevented }) => {
    if (defaultPrevented) return;
    stopSession();
    formPostedAt = performance.now();
  });
}

/**
 * The answer to a posted form usually brings another page, and nobody waits any longer. If it brings a file, the cookies
 * that came with it show that it is here.
 */
async function untilFormIsAnswered(): Promise<void> {
  while (crossSitePair() === null && performance.now() - formPostedAt < MAX_ANSWER_MS)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function read<Value>(response: Response): Promise<ApiAnswer<Value>> {
  const isJson = /^application\/(?:problem\+)?json\b/.test(response.headers.get("Content-Type") ?? "");
  // The value is not checked, because our own handlers respond as their contracts say.
  if (response.ok && isJson) return { ok: true, value: (await response.json()) as Value };
  if (!isJson) return refused("fault");
  const problem: { code?: string; errors?: readonly { path: string; code: string }[] } = await response.json();
  const seconds = Number(response.headers.get("Retry-After"));
  return { ...refused(problem.code ?? "fault", problem.errors), retryAfterSeconds: seconds > 0 ? seconds : null };
}

function refused(code: string, errors: readonly { path: string; code: string }[] = []) {
  return { ok: false, code, errors, retryAfterSeconds: null } as const;
}
