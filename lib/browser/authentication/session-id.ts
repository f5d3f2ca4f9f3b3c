import { readSaved, writeSaved } from "@/lib/browser/saved-state";
import { isSessionId, makeSessionId, SESSION_ID_BYTES } from "@/lib/domain/authentication/session-id";

const KEY = "session_id";

/**
 * The session id of this tab, made when it is first asked for. A tab keeps it over reloads and shares it with none but a
 * duplicate of itself. Where storage is forbidden every call makes another.
 */
export function sessionId(): string {
  const saved = readSaved<string | null>(KEY, isSessionId, null, "session");
  if (saved !== null) return saved;
  const made = makeSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(SESSION_ID_BYTES)));
  writeSaved(KEY, made, "session");
  return made;
}
