import "server-only";
import { TEXT_MESSAGE_CODES } from "@/lib/domain/authentication/one-time-code";
import { countAttempts, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";

/**
 * Counts a code that is to be sent by text message, and refuses it if a limit is reached. Every text message costs the
 * store money, and it may go to a stranger. `use` keeps the codes for cash on delivery apart from those that prove who
 * somebody is: who has signed in by a code can still pay on delivery.
 *
 * Source: specification §9: one at a time, three in 60 minutes; docs/domain.md#cash-on-delivery: the 60 minutes of
 *         blocking start with the last code.
 */
export function admitTextMessage(
  { store, visitor, address }: Pick<Requester, "store" | "visitor" | "address">,
  recipient: string,
  use: "cod" | "sms",
): Promise<TooManyAttempts | null> {
  const { sends, intervalSeconds, pauseSeconds, sendsPerNetwork } = TEXT_MESSAGE_CODES;
  const own = { attempts: sends, seconds: intervalSeconds, restarts: true } as const;
  const subject = visitor.kind === "customer" ? visitor.customerId : visitor.anonymousId;
  return countAttempts(store.id, [
    // A new code makes the last one invalid, which is perhaps still on its way.
    [{ name: `${use}_pause`, attempts: 1, seconds: pauseSeconds }, `${subject} ${recipient}`],
    // Several people may share a network, so its limit is higher than that of a visitor.
    [{ name: `${use}_network`, attempts: sendsPerNetwork, seconds: intervalSeconds }, address],
    [{ name: `${use}_visitor`, ...own }, subject],
    [{ name: `${use}_number`, ...own }, recipient],
  ]);
}
