import "server-only";
import type { Order } from "@/lib/domain/order/order";
import { type ChargedAmount, chargedAmount } from "@/lib/domain/payment/amount";
import type { PaymentType } from "@/lib/domain/payment/payment";
import { type OfferedWays, offeredWays, type WaysToPay } from "@/lib/domain/payment/ways-to-pay";
import type { StoreId } from "@/lib/domain/store/id";
import { PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";

/** Providers change what they offer rarely, and only the owner's contract with them does. */
const KEPT_MS = 60 * 60_000;
/** After a failure, a provider that is away is not asked for every shopper. */
const RETRIED_MS = 10_000;
/** A word about instalments is not worth more waiting than this. */
const PATIENCE_MS = 700;

type Known = { until: number; ways: Promise<WaysToPay | null> };
/** One entry for each account with a provider, of which a deployment has few. */
const known = new Map<string, Known>();

/**
 * What a payment method's provider offers for an amount besides cards, such as instalments. Null if it says nothing of
 * the kind, or has not answered in time; the answer is then there for the next page.
 */
export async function readWaysToPay(
  storeId: StoreId,
  payment: PaymentType,
  price: Pick<Order, "finalPrice" | "currency">,
): Promise<OfferedWays | null> {
  const kind = toProviderKind(payment.kind);
  if (kind === null || !PROVIDERS[kind].readWays) return null;
  const ways = await inTime(askOnce(storeId, payment));
  const charged: ChargedAmount = chargedAmount(price);
  return ways && offeredWays(ways, charged);
}

function askOnce(storeId: StoreId, payment: PaymentType): Promise<WaysToPay | null> {
  const kind = toProviderKind(payment.kind);
  const account = withSecrets(storeId, payment);
  const name = JSON.stringify([storeId, payment.kind, payment.settings, payment.isSandbox]);
  const now = performance.now();
  const last = known.get(name);
  if (last && last.until > now) return last.ways;
  const ways = (kind && PROVIDERS[kind].readWays?.(account)) ?? Promise.resolve(null);
  const entry: Known = { until: now + KEPT_MS, ways };
  known.set(name, entry);
  void ways.then((answer) => {
    if (answer === null) entry.until = performance.now() + RETRIED_MS;
  });
  return ways;
}

async function inTime<Value>(answer: Promise<Value | null>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
