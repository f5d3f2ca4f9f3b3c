import "server-only";
import { findCustomerByEmail, findCustomerByMobile } from "@/lib/data/customer/customers";
import type { Database } from "@/lib/database/connection";
import type { Customer } from "@/lib/domain/customer/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import type { StoreDetails } from "@/lib/domain/store/store";
import { env } from "@/lib/server/env";
import { countryOfStore } from "@/lib/workflows/address/country-choices";
import { internationalNumber, type MobileNumber, readMobileNumber } from "@/lib/workflows/address/mobile-number";
import { admitMail, type TooManyAttempts } from "./admission";
import type { Requester } from "./asker";
import { admitTextMessage } from "./text-message-limits";

/**
 * How a person can be reached and proves who they are: an e-mail address or a mobile number. `recipient` is where
 * messages go: the address, or the number in international format.
 */
export type Contact = { recipient: string; number: MobileNumber | null };

export type ContactRefusal = "email_invalid" | "mobile_invalid";

/** Whether people can sign in, sign up and order with a code by text message: where the shop has an SMS gateway. */
export function offersMobileCodes(): boolean {
  return env().SMS_GATEWAY_URL !== undefined;
}

/** Like `readContact`, for a contact that is to get a code. Refuses numbers where the shop sends no text messages. */
export function readCodeContact(store: Pick<StoreDetails, "country">, typed: string): Result<Contact, ContactRefusal> {
  const contact = readContact(store, typed);
  return contact.ok && contact.value.number && !offersMobileCodes() ? fail("email_invalid", "email") : contact;
}

/**
 * Reads what somebody typed as "e-mail address or mobile number". A number without its dial code is one of the store's
 * country.
 */
export function readContact(store: Pick<StoreDetails, "country">, typed: string): Result<Contact, "mobile_invalid"> {
  if (typed.includes("@")) return ok({ recipient: typed, number: null });
  const read = readMobileNumber(countryOfStore(store).dialCode, typed);
  return read.ok
    ? ok({ recipient: internationalNumber(read.value), number: read.value })
    : fail("mobile_invalid", "email");
}

/** The customer who has confirmed this address or number. */
export function findCustomerByContact(
  storeId: StoreId,
  { recipient, number }: Contact,
  database?: Database,
): Promise<Customer | null> {
  return number ? findCustomerByMobile(storeId, number, database) : findCustomerByEmail(storeId, recipient, database);
}

/** Where a customer's codes go. */
export function contactOfCustomer(customer: Pick<Customer, "email" | "dialCode" | "mobile">): Contact {
  const { email, dialCode, mobile } = customer;
  if (email !== "") return { recipient: email, number: null };
  return { recipient: internationalNumber(customer), number: { dialCode, mobile } };
}

/** Counts a request to send a code. Refuses it if a limit is reached. */
export async function admitCode(asker: Requester, { recipient, number }: Contact): Promise<TooManyAttempts | null> {
  if (number) return admitTextMessage(asker, recipient, "sms");
  const admitted = await admitMail(asker, recipient);
  return admitted.ok ? null : admitted;
}
