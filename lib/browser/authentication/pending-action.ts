import { callApi } from "@/lib/browser/call-api";
import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import type { SessionWire } from "@/lib/contracts/authentication/session-call";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { PENDING_ACTION_KEY } from "./has-pending-action";
import { SESSION_KEY } from "./session";

/** A visitor who takes longer to sign in has probably forgotten the action and would be surprised by it. */
const MAX_AGE_MS = 30 * 60_000;

/** An action interrupted by the request to sign in; the other properties belong to its `kind`. */
export type PendingAction = { kind: string; [detail: string]: unknown };

/** Runs one kind of action; false if the saved action does not have the shape of this kind. */
export type PendingActionKind = (action: PendingAction) => Promise<boolean>;

/** The kinds by name, each loaded only when needed. */
export type PendingActionKinds = Readonly<Record<string, () => Promise<PendingActionKind>>>;

type SavedAction = { action: PendingAction; path: string; savedAt: number };

/** Defines a kind of action by a guard for its shape and a function that runs it. */
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

/** The path of the sign-in page that returns to the current page. */
export function signInPath(next = currentPath()): string {
  return `${ACCOUNT_PAGES.signIn}?${new URLSearchParams({ [ACCOUNT_QUERY.next]: next })}`;
}

/**
 * Saves `action`, so that it runs on the current page once the visitor has signed in. Returns the path of the sign-in
 * page.
 */
export function keepPendingAction(action: PendingAction): string {
  writeSaved(PENDING_ACTION_KEY, { action, path: currentPath(), savedAt: Date.now() } satisfies SavedAction, "session");
  return signInPath();
}

/**
 * Runs the action saved for this page, but only once: it is deleted first, so that neither a reload nor a fault runs it
 * again. A visitor who comes back without signing in has changed their mind, so the action is dropped. Returns whether
 * an action was run.
 */
export async function runPendingAction(kinds: PendingActionKinds): Promise<boolean> {
  const saved = readSavedAction();
  if (!saved) return false;
  const isExpired = Math.abs(Date.now() - saved.savedAt) > MAX_AGE_MS;
  if (saved.path !== currentPath() && !isExpired) return false;
  removeSaved(PENDING_ACTION_KEY, "session");
  if (isExpired) return false;
  const session = await callApi<SessionWire>(SESSION_KEY);
  // Without knowing the session, the action is saved again for the next page.
  if (!session.ok) writeSaved(PENDING_ACTION_KEY, saved, "session");
  if (!session.ok || session.value.kind !== "customer") return false;
  const load = Object.hasOwn(kinds, saved.action.kind) ? kinds[saved.action.kind] : undefined;
  return load ? (await load())(saved.action) : false;
}

function readSavedAction(): SavedAction | null {
  return readSaved<SavedAction | null>(PENDING_ACTION_KEY, isSavedAction, null, "session");
}

function isSavedAction(value: unknown): value is SavedAction {
  if (typeof value !== "object" || value === null) return false;
  if (!("action" in value && "path" in value && "savedAt" in value)) return false;
  const { action, path, savedAt } = value;
  if (typeof path !== "string" || typeof savedAt !== "number") return false;
  return typeof action === "object" && action !== null && "kind" in action && typeof action.kind === "string";
}

function currentPath(): string {
  return window.location.pathname + window.location.search;
}
