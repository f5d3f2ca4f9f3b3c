import { callHeaders } from "@/lib/browser/call-api";
import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import {
  isSessionId,
  makeSessionId,
  SESSION_ID_BYTES,
  SESSION_ID_HEADER,
} from "@/lib/domain/authentication/session-id";

const KEY = "session_id";

/**
 * The session id of this tab, created when first needed. It survives reloads; no other tab has the same id, except a
 * duplicate of this one. If the browser forbids storage, each call returns a new id.
 */
function sessionId(): string {
  const saved = readSaved<string | null>(KEY, isSessionId, null, "session");
  if (saved !== null) return saved;
  const created = makeSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(SESSION_ID_BYTES)));
  writeSaved(KEY, created, "session");
  return created;
}

/** Sends the session id of this tab with all later calls (specification §9). */
export function sendSessionId(): void {
  callHeaders[SESSION_ID_HEADER] = sessionId();
}
