import { callApi } from "@/lib/browser/call-api";
import { readSaved, removeSaved, writeSaved } from "@/lib/browser/saved-state";
import type { SessionWire } from "@/lib/contracts/authentication/session-call";
import { ACCOUNT_PAGES, ACCOUNT_QUERY } from "@/lib/domain/customer/pages";
import { withoutBasePath } from "@/lib/domain/site/base-path";
import { PENDING_ACTION_KEY } from "./has-pending-action";
import { SESSION_KEY } from "./session";

/**
 * An older action is dropped: a visitor who takes this long to sign in has probably forgotten it, and would be
 * surprised.
 */
const MAX_AGE_MS = 30 * 60_000;

/**
 * An action that needs a signed-in customer and was saved until then. `kind` says which action it is; the other
 * properties depend on it.
 */
export type PendingAction = { kind: string; [detail: string]: unknown };

/** Runs actions of one kind. Resolves to false if `action` does not have the properties of this kind. */
export type PendingActionKind = (action: PendingAction) => Promise<boolean>;

/** All kinds of actions by name. The code of a kind is loaded only when an action of that kind runs. */
export type PendingActionKinds = Readonly<Record<string, () => Promise<PendingActionKind>>>;

type SavedAction = { action: PendingAction; path: string; savedAt: number };

/** Defines a kind of action: a guard that checks its properties, and a function that runs it. */
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

/** The path of the sign-in page that returns to `next`, by default the current page. */
export function signInPath(next = currentPath()): string {
  return `${ACCOUNT_PAGES.signIn}?${new URLSearchParams({ [ACCOUNT_QUERY.next]: next })}`;
}

/**
 * Saves an action that needs a signed-in customer, to be run when the visitor returns to the current page signed in.
 * Returns the path of the sign-in page.
 */
export function keepPendingAction(action: PendingAction): string {
  writeSaved(PENDING_ACTION_KEY, { action, path: currentPath(), savedAt: Date.now() } satisfies SavedAction, "session");
  return signInPath();
}

/**
 * Runs the action that was saved for this page; returns whether one was run. It is deleted before it runs, so that it
 * never runs twice, even after a reload or an error. If the visitor has come back without signing in, they have changed
 * their mind and the action is only deleted.
 */
export async function runPendingAction(kinds: PendingActionKinds): Promise<boolean> {
  const saved = readSavedAction();
  if (!saved) return false;
  const isExpired = Math.abs(Date.now() - saved.savedAt) > MAX_AGE_MS;
  if (saved.path !== currentPath() && !isExpired) return false;
  removeSaved(PENDING_ACTION_KEY, "session");
  if (isExpired) return false;
  const session = await callApi<SessionWire>(SESSION_KEY);
  // Whether the visitor is signed in is not known, so the action is saved again and the next page tries to run it.
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
  return withoutBasePath(window.location.pathname + window.location.search) ?? "/";
}
