import "server-only";
import { z } from "zod";
import { setMobile } from "@/lib/data/customers";
import { getDatabase } from "@/lib/data/database";
import type { CodeOwner, SentCode } from "@/lib/data/one-time-codes";
import type { Customer } from "@/lib/domain/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { CustomerVisitor } from "@/lib/domain/visitor";
import { internationalNumber, type MobileNumber, readMobileNumber } from "@/lib/mobile-number";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { type TooManyAttempts, takeAll } from "./admission";
import type { Asker } from "./asker";
import { type CodeError, checkCode, sendCode } from "./codes";

/** Text messages cost money, and ring at somebody's. */
const PER_CUSTOMER = { name: "sms_customer", attempts: 5, seconds: 60 * 60 };
const PER_NUMBER = { name: "sms_number", attempts: 5, seconds: 60 * 60 };
const PER_NETWORK = { name: "sms_network", attempts: 20, seconds: 60 * 60 };

export function mobileCodeOwner({ sessionId }: CustomerVisitor): CodeOwner {
  return { purpose: "mobile", askedBy: sessionId };
}

const numberSchema = z.object({ dialCode: z.string(), mobile: z.string() });

/** Sends a code to the number that is to become the customer's. */
export async function sendMobileCode(
  { store, visitor, address }: Asker<CustomerVisitor>,
  typed: MobileNumber,
): Promise<Result<SentCode, "mobile_invalid"> | TooManyAttempts> {
  const read = readMobileNumber(typed.dialCode, typed.mobile);
  if (!read.ok) return read;
  const recipient = internationalNumber(read.value);
  const refused = await takeAll(store.id, [
    [PER_NETWORK, address],
    [PER_CUSTOMER, visitor.customerId],
    [PER_NUMBER, recipient],
  ]);
  if (refused) return refused;
  const code = { ...mobileCodeOwner(visitor), recipient, template: "mobile_code", content: read.value } as const;
  const sent = await getDatabase().transaction((database) => sendCode(store.id, code, new Date(), database));
  nudgeOutbox();
  return ok(sent);
}

/** The proved number is the customer's from now on, unless another customer has proved it too. */
export async function confirmMobile(
  { store, visitor }: Asker<CustomerVisitor>,
  code: string,
): Promise<Result<Customer, CodeError | "mobile_taken">> {
  const checked = await checkCode(store.id, mobileCodeOwner(visitor), code);
  if (!checked.ok) return checked;
  return getDatabase().transaction(async (database) => {
    const redeemed = await checked.value.redeem(database);
    if (!redeemed) return fail("code_over", "code");
    const number = numberSchema.parse(redeemed.content);
    const customer = await setMobile(store.id, visitor.customerId, number, new Date(), database);
    return customer ? ok(customer) : fail("mobile_taken", "mobile");
  });
}
