import "server-only";
import {
  findCustomerConsent,
  removeCustomerConsent,
  removeGuestConsent,
  saveLeftCartConsent,
} from "@/lib/data/left-cart/consents";
import { type Database, getDatabase } from "@/lib/database/connection";
import { remindsOfLeftCarts } from "@/lib/domain/left-cart";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreDetails } from "@/lib/domain/store/store";
import { clock } from "@/lib/server/clock";

/**
 * What a guest said with the address: the consent of whoever used the browser before ends, and a new one is stored only
 * if the guest wants it. Call it in the transaction of the guest's session.
 */
export async function setGuestConsent(
  store: StoreDetails,
  { anonymousId, email, wantsMail }: { anonymousId: string; email: string; wantsMail: boolean },
  now: Date,
  database: Database,
): Promise<void> {
  await removeGuestConsent(store.id, anonymousId, database);
  if (!wantsMail || !remindsOfLeftCarts(store)) return;
  await saveLeftCartConsent(store.id, { kind: "guest", anonymousId, email }, now, database);
}

/** Stores or ends a customer's consent, and returns the time of the consent; null without one. Ending is always possible. */
export async function setCustomerConsent(
  store: StoreDetails,
  customerId: string,
  wantsMail: boolean,
): Promise<Result<Date | null, "left_carts_off">> {
  if (!wantsMail) {
    await removeCustomerConsent(store.id, customerId);
    return ok(null);
  }
  if (!remindsOfLeftCarts(store)) return fail("left_carts_off");
  await saveLeftCartConsent(store.id, { kind: "customer", customerId }, clock.now(), getDatabase());
  return ok(await findCustomerConsent(store.id, customerId));
}
