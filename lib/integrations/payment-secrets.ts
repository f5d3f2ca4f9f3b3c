import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { env, type PaymentSecrets } from "@/lib/server/env";

/**
 * The store's own secrets for the payment providers. Another store's secrets are never used instead, because the money
 * would go to the other store's owner.
 */
export function paymentSecretsOf(storeId: StoreId): PaymentSecrets {
  const { STORE_ID, PAYMENT_SECRETS, SQUARE_ACCESS_TOKEN, SQUARE_WEBHOOK_SIGNATURE_KEY, FOLOOSI_SECRET_KEY } = env();
  const deploymentSecrets = { SQUARE_ACCESS_TOKEN, SQUARE_WEBHOOK_SIGNATURE_KEY, FOLOOSI_SECRET_KEY };
  return PAYMENT_SECRETS.get(storeId) ?? (storeId === STORE_ID ? deploymentSecrets : {});
}
