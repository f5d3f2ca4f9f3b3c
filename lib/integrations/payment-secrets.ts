import "server-only";
import type { StoreId } from "@/lib/domain/store/id";
import { env, type PaymentSecrets } from "@/lib/server/env";

/** The store's own secrets at payment providers. What is not its own it does not get: nobody is paid in its name. */
export function paymentSecretsOf(storeId: StoreId): PaymentSecrets {
  const { STORE_ID, PAYMENT_SECRETS, SQUARE_ACCESS_TOKEN, SQUARE_WEBHOOK_SIGNATURE_KEY, FOLOOSI_SECRET_KEY } = env();
  const deployed = { SQUARE_ACCESS_TOKEN, SQUARE_WEBHOOK_SIGNATURE_KEY, FOLOOSI_SECRET_KEY };
  return PAYMENT_SECRETS.get(storeId) ?? (storeId === STORE_ID ? deployed : {});
}
