import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";

const QUARTER_HOUR = 15 * 60;

/** Limits how often a visitor can pay, because thieves try out many stolen card numbers in shops. */
const PER_VISITOR = { name: "pay_visitor", attempts: 10, seconds: QUARTER_HOUR };
const PER_NETWORK = { name: "pay_network", attempts: 40, seconds: QUARTER_HOUR };

/**
 * We ask the provider about each webhook we receive, even an unsigned one. Without a limit, anybody could make us send
 * the provider many requests.
 */
const WEBHOOKS_PER_NETWORK = { name: "provider_network", attempts: 300, seconds: 60 };

/**
 * Counts a payment attempt. Returns a refusal if there were too many attempts by the visitor or from the IP address.
 */
export function admitPayment({
  store,
  visitor,
  address,
}: Pick<Requester, "store" | "visitor" | "address">): Promise<TooManyAttempts | null> {
  return countAttempts(store.id, [
    [PER_NETWORK, address],
    [PER_VISITOR, visitor.anonymousId],
  ]);
}

export function admitWebhook(storeId: StoreId, address: string): Promise<TooManyAttempts | null> {
  return countAttempts(storeId, [[WEBHOOKS_PER_NETWORK, address]]);
}
