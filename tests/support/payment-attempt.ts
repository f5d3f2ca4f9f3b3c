import { claimPaymentReference, insertOpenAttempt } from "@/lib/data/payment/attempts";
import { getDatabase } from "@/lib/database/connection";
import type { ProviderKind } from "@/lib/domain/payment/payment";
import { newId } from "@/lib/server/tokens";

type Attempt = { orderId: string; provider: ProviderKind; reference: string; amount: number; currencyCode: string };

/** Inserts an open payment attempt with the provider's reference already saved; returns the attempt's id. */
export async function insertAttempt({ reference, ...attempt }: Attempt): Promise<string> {
  const id = newId();
  await insertOpenAttempt("nila-loom", { id, ...attempt, createdAt: new Date() }, getDatabase());
  await claimPaymentReference("nila-loom", { id, provider: attempt.provider }, reference);
  return id;
}
