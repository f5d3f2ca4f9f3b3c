import "server-only";
import { isSessionId, SESSION_ID_HEADER } from "@/lib/domain/authentication/session-id";

/**
 * The session id that the browser sent for its tab (specification §9); empty if there is none in the right form. Anyone
 * can send any id, so it must never decide what a visitor may do.
 */
export function sessionIdOf(request: Request): string {
  const sent = request.headers.get(SESSION_ID_HEADER);
  return isSessionId(sent) ? sent : "";
}
