import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Asker } from "@/lib/workflows/authentication/asker";

const QUARTER_HOUR = 15 * 60;

/** Whoever has stolen many cards tries them out where nobody counts. */
const PER_VISITOR = { name: "pay_visitor", attempts: 10, seconds: QUARTER_HOUR };
const PER_NETWORK = { name: "pay_network", attempts: 40, seconds: QUARTER_HOUR };

/** Some providers do not sign what they call about, and each call makes us ask them. */
const CALLS_PER_NETWORK = { name: "provider_network", attempts: 300, seconds: 60 };

/** Counts a try to pay, and says whether it may be made. */
export function admitPayment({
  store,
  visitor,
  address,
}: Pick<Asker, "store" | "visitor" | "address">): Promise<TooManyAttempts | null> {
  return countAttempts(store.id, [
    [PER_NETWORK, address],
    [PER_VISITOR, visitor.anonymousId],
  ]);
}

export function admitProviderCall(storeId: StoreId, address: string): Promise<TooManyAttempts | null> {
  return countAttempts(storeId, [[CALLS_PER_NETWORK, address]]);
}
