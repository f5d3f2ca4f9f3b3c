import { useSWRConfig } from "swr";
import type { DeskSession } from "@/lib/contracts/staff/desk";

/** The call that says who has the desk open. */
export const DESK_SESSION = "/api/desk/session";

/** Returns a function that forgets what the desk has read, for another caller or none, without asking for it again. */
export function useForget() {
  const { mutate } = useSWRConfig();
  return async (session: DeskSession | undefined) => {
    await mutate(() => true, undefined, { revalidate: false });
    // Without an answer it is asked for again.
    await mutate(DESK_SESSION, session, { revalidate: session === undefined });
  };
}
