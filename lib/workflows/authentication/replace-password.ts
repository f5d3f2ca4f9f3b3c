import "server-only";
import { forgetBrowsers } from "@/lib/data/authentication/known-browsers";
import { endPasswordResets } from "@/lib/data/authentication/password-resets";
import { endSessionsOfCustomer } from "@/lib/data/authentication/visitor-sessions";
import { setPasswordHash } from "@/lib/data/customer/customers";
import { queueMessage } from "@/lib/data/outbox/outbox";
import type { Database } from "@/lib/database/connection";
import type { Customer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";
import { contactOfCustomer } from "./contact";

/**
 * Sets a new password. Whoever knew the old one is locked out: all sessions except `except` end, and all links and
 * known browsers become invalid. The customer is told. Call `nudgeOutbox()` after the commit.
 */
export async function replacePassword(
  storeId: StoreId,
  customer: Customer,
  passwordHash: string,
  { except }: { except?: string },
  now: Date,
  database: Database,
): Promise<void> {
  const { id } = customer;
  const { recipient } = contactOfCustomer(customer);
  await setPasswordHash(storeId, id, passwordHash, database);
  await endSessionsOfCustomer(storeId, id, except === undefined ? {} : { except }, database);
  await endPasswordResets(storeId, id, database);
  await forgetBrowsers(storeId, id, database);
  await queueMessage(storeId, { template: "password_changed", recipient, content: {} }, database, now);
}
