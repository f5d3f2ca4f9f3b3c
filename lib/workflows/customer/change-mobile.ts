import "server-only";
import { z } from "zod";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { setMobile } from "@/lib/data/customer/customers";
import { getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { internationalNumber, type MobileNumber, readMobileNumber } from "@/lib/workflows/address/mobile-number";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { type CodeError, checkCode, sendCode } from "@/lib/workflows/authentication/codes";

/** The limit per customer: text messages cost money, and customers could send them to strangers. */
const PER_CUSTOMER = { name: "sms_customer", attempts: 5, seconds: 60 * 60 };
const PER_NUMBER = { name: "sms_number", attempts: 5, seconds: 60 * 60 };
const PER_NETWORK = { name: "sms_network", attempts: 20, seconds: 60 * 60 };

export function mobileCodeOwner({ sessionId }: CustomerVisitor): CodeOwner {
  return { purpose: "mobile", askerKey: sessionId };
}

const numberSchema = z.object({ dialCode: z.string(), mobile: z.string() });

/** Sends a code to the mobile number that the customer wants to save. */
export async function sendMobileCode(
  { store, visitor, address }: Requester<CustomerVisitor>,
  typed: MobileNumber,
): Promise<Result<SentCode, "mobile_invalid"> | TooManyAttempts> {
  const read = readMobileNumber(typed.dialCode, typed.mobile);
  if (!read.ok) return read;
  const recipient = internationalNumber(read.value);
  const refused = await countAttempts(store.id, [
    [PER_NETWORK, address],
    [PER_CUSTOMER, visitor.customerId],
    [PER_NUMBER, recipient],
  ]);
  if (refused) return refused;
  const code = { ...mobileCodeOwner(visitor), recipient, template: "mobile_code", content: read.value } as const;
  const sent = await getDatabase().transaction((database) => sendCode(store.id, code, clock.now(), database));
  nudgeOutbox();
  return ok(sent);
}

/** Saves the mobile number once it is confirmed, unless another customer has confirmed the same number. */
export async function confirmMobile(
  { store, visitor }: Requester<CustomerVisitor>,
  code: string,
): Promise<Result<Customer, CodeError | "mobile_taken">> {
  const checked = await checkCode(store.id, mobileCodeOwner(visitor), code);
  if (!checked.ok) return checked;
  return getDatabase().transaction(async (database) => {
    const redeemed = await checked.value.redeem(database);
    if (!redeemed) return fail("code_over", "code");
    const number = numberSchema.parse(redeemed.content);
    const customer = await setMobile(store.id, visitor.customerId, number, clock.now(), database);
    return customer ? ok(customer) : fail("mobile_taken", "mobile");
  });
}
