import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { env, PAYMENT_SECRET_NAMES, type PaymentSecrets } from "@/lib/server/env";

/**
 * The store's own secrets for the payment providers. Another store's secrets are never used instead, because the money
 * would go to the other store's owner.
 */
export function paymentSecretsOf(storeId: StoreId): PaymentSecrets {
  const settings = env();
  const { STORE_ID, PAYMENT_SECRETS } = settings;
  const deploymentSecrets: PaymentSecrets = Object.fromEntries(
    PAYMENT_SECRET_NAMES.map((name) => [name, settings[name]]),
  );
  return PAYMENT_SECRETS.get(storeId) ?? (storeId === STORE_ID ? deploymentSecrets : {});
}
