import useSWR from "swr";
import { callApi } from "@/lib/browser/call-api";
import type { SessionWire } from "@/lib/contracts/authentication/session-call";

export const SESSION_KEY = "/api/session";

/**
 * Who the visitor is; undefined until the server has responded. This is fetched on first use and whenever the tab gets
 * the focus, because the visitor may have signed in or out in another tab.
 */
export function useSession(): SessionWire | undefined {
  return useSWR(SESSION_KEY, readSession, { focusThrottleInterval: 1_000 }).data;
}

/** Fetches the session. Throws if the call fails, because SWR then keeps the last known session. */
async function readSession(): Promise<SessionWire> {
  const answer = await callApi<SessionWire>(SESSION_KEY);
  if (!answer.ok) throw new Error(`The session could not be read: ${answer.code}`);
  return answer.value;
}
