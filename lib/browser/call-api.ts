import { reportFailedCall } from "@/lib/browser/site/connection";
import { crossSitePair } from "./cross-site-pair";

/** What a call of ours came to: its value, or the code by which the page chooses what to say. */
export type ApiAnswer<Value> =
  | { ok: true; value: Value }
  | {
      ok: false;
      /** `network_failed` when nothing came back; `fault` when the answer is none that we give. */
      code: string;
      /** The parts of the input that are refused, each by its path. */
      errors: readonly { path: string; code: string }[];
      retryAfterSeconds: number | null;
    };

type Sent = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  /** Sent even when the page is left at once. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** The same again is answered as before and not done twice. */
  idempotencyKey?: string | undefined;
  /** Called as the request goes out, which may be after the cross-site pair was asked for. */
  onSending?: () => void;
};

/** Name of specification §7. */
const HEADER = "X-XSRF-TOKEN";

const SESSION = "/api/session";

/**
 * The one way in which pages call the shop. `path` is relative to it. A write carries the cross-site pair: the cookie's
 * value as a header (specification §7). A browser that has no such cookie yet, or an old one, asks for it first.
 */
export async function callApi<Value>(path: `/api/${string}`, sent: Sent = {}): Promise<ApiAnswer<Value>> {
  const isWrite = sent.method !== undefined && sent.method !== "GET";
  try {
    if (isWrite && (asking || crossSitePair() === null)) await askSession();
    sent.onSending?.();
    let response = path === SESSION ? (await askSession()).clone() : await send(path, sent, isWrite);
    if (isWrite && response.status === 403) {
      await askSession();
      response = await send(path, sent, isWrite);
    }
    return await read<Value>(response);
  } catch (error) {
    // `fetch` throws when nothing comes back, and when the caller has given up.
    if (!(error instanceof TypeError)) throw error;
    void reportFailedCall();
    return refused("network_failed");
  }
}

function send(
  path: string,
  { method = "GET", body, keepalive = false, signal, idempotencyKey }: Sent,
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

let asking: Promise<Response> | null = null;

/**
 * Asks who is here, which sets the pair; one question at a time, and no write before its answer. A browser without
 * cookies that asks twice at once becomes two visitors, and what it has written as the first is lost with that. Whoever
 * reads the answer reads a clone.
 */
export function askSession(): Promise<Response> {
  asking ??= fetch(SESSION).finally(() => {
    asking = null;
  });
  return asking;
}

async function read<Value>(response: Response): Promise<ApiAnswer<Value>> {
  const isJson = /^application\/(?:problem\+)?json\b/.test(response.headers.get("Content-Type") ?? "");
  // What our own handlers answer is trusted to be what their contract says.
  if (response.ok && isJson) return { ok: true, value: (await response.json()) as Value };
  if (!isJson) return refused("fault");
  const problem: { code?: string; errors?: readonly { path: string; code: string }[] } = await response.json();
  const seconds = Number(response.headers.get("Retry-After"));
  return { ...refused(problem.code ?? "fault", problem.errors), retryAfterSeconds: seconds > 0 ? seconds : null };
}

function refused(code: string, errors: readonly { path: string; code: string }[] = []) {
  return { ok: false, code, errors, retryAfterSeconds: null } as const;
}
