import useSWR from "swr";
import { callApi } from "@/lib/browser/call-api";
import type { SessionWire } from "@/lib/contracts/authentication/session-call";

export const SESSION_KEY = "/api/session";

/**
 * Who the visitor is. This is read on first use and whenever the tab gets the focus, so that signing in or out in
 * another tab is noticed. Undefined until the server has responded.
 */
export function useSession(): SessionWire | undefined {
  return useSWR(SESSION_KEY, readSession, { focusThrottleInterval: 1_000 }).data;
}

/** Throws if the call fails, so that SWR keeps the last session. */
async function readSession(): Promise<SessionWire> {
  const answer = await callApi<SessionWire>(SESSION_KEY);
  if (!answer.ok) throw new Error(`The session could not be read: ${answer.code}`);
  return answer.value;
}
