import { callApi } from "@/lib/browser/call-api";
import { dropSaved, readSaved, writeSaved } from "@/lib/browser/saved-state";
import type { SessionWire } from "@/lib/contracts/authentication/session-call";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { PENDING_ACTION_KEY } from "./has-pending-action";
import { SESSION_KEY } from "./session";

/** Who takes longer to sign in has forgotten what they were about to do, and would be surprised by it. */
const LIFETIME_MS = 30 * 60_000;

/** What a visitor was about to do when they were asked to sign in; everything beside `kind` is that kind's own. */
export type PendingAction = { kind: string; [detail: string]: unknown };

/** Does one kind of action; false when what was kept is none of this kind. */
export type PendingActionKind = (action: PendingAction) => Promise<boolean>;

/** By kind, each loaded only when there is something to do. */
export type PendingActionKinds = Readonly<Record<string, () => Promise<PendingActionKind>>>;

type Kept = { action: PendingAction; path: string; keptAt: number };

/** A kind of action from the guard that knows its shape, and what is to be done. */
export function pendingActionKind<Action extends PendingAction>(
  isAction: (action: PendingAction) => action is Action,
  run: (action: Action) => Promise<void>,
): PendingActionKind {
  return async (action) => {
    if (!isAction(action)) return false;
    await run(action);
    return true;
  };
}

/** Where signing in leads back to the page that is open now. */
export function signInPath(next = pathHere()): string {
  return `${ACCOUNT_PAGES.signIn}?${new URLSearchParams({ [ACCOUNT_QUERY.next]: next })}`;
}

/** Keeps `action` for after signing in, on the page that is open now; answers where to sign in. */
export function keepPendingAction(action: PendingAction): string {
  writeSaved(PENDING_ACTION_KEY, { action, path: pathHere(), keptAt: Date.now() } satisfies Kept, "session");
  return signInPath();
}

/**
 * Completes what was kept for this page, once: it is forgotten before it is done, so neither reload nor a fault does it
 * again. Who comes back without having signed in has changed their mind. Answers whether something was done.
 */
export async function runPendingAction(kinds: PendingActionKinds): Promise<boolean> {
  const kept = readKept();
  if (!kept) return false;
  const isOver = Math.abs(Date.now() - kept.keptAt) > LIFETIME_MS;
  if (kept.path !== pathHere() && !isOver) return false;
  dropSaved(PENDING_ACTION_KEY, "session");
  if (isOver) return false;
  const session = await callApi<SessionWire>(SESSION_KEY);
  // Nobody can say who is here: it waits for the next page.
  if (!session.ok) writeSaved(PENDING_ACTION_KEY, kept, "session");
  if (!session.ok || session.value.kind !== "customer") return false;
  const load = Object.hasOwn(kinds, kept.action.kind) ? kinds[kept.action.kind] : undefined;
  return load ? (await load())(kept.action) : false;
}

function readKept(): Kept | null {
  return readSaved<Kept | null>(PENDING_ACTION_KEY, isKept, null, "session");
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  if (!("action" in value && "path" in value && "keptAt" in value)) return false;
  const { action, path, keptAt } = value;
  if (typeof path !== "string" || typeof keptAt !== "number") return false;
  return typeof action === "object" && action !== null && "kind" in action && typeof action.kind === "string";
}

function pathHere(): string {
  return window.location.pathname + window.location.search;
}
