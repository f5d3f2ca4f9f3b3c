import "server-only";
import { readPaymentMethod } from "@/lib/cached/read-store";
import type { TestPaymentAnswer } from "@/lib/contracts/store/owner-calls";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { canBePaid, PROVIDERS, toProviderKind, withSecrets } from "@/lib/integrations/payment-providers";

/** Asks the provider of a payment method, as it is saved, whether it knows the keys. Nothing is charged. */
export async function testPaymentKeys(
  storeId: StoreId,
  name: string,
): Promise<Result<TestPaymentAnswer, "store_unknown" | "payment_method_unknown">> {
  const method = await readPaymentMethod(storeId, name);
  if (method === null) return fail("store_unknown", "store_id");
  if (method === undefined) return fail("payment_method_unknown", "name");
  const kind = toProviderKind(method.kind);
  if (kind === null) return ok({ outcome: "no_provider" });
  if (!canBePaid(storeId, method)) return ok({ outcome: "keys_missing" });
  return ok({ outcome: await PROVIDERS[kind].tryKeys(withSecrets(storeId, method)) });
}
