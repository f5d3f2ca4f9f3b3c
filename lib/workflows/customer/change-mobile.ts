import "server-only";
import { z } from "zod";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { removeMobile, setMobile } from "@/lib/data/customer/customers";
import { claimGuestOrders } from "@/lib/data/order/guest-orders";
import { getDatabase } from "@/lib/database/connection";
import type { CustomerVisitor } from "@/lib/domain/authentication/visitor";
import type { Customer } from "@/lib/domain/customer/customer";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { internationalNumber, type MobileNumber, readMobileNumber } from "@/lib/workflows/address/mobile-number";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { type CodeError, checkCode, sendCode } from "@/lib/workflows/authentication/codes";
import { admitTextMessage } from "@/lib/workflows/authentication/text-message-limits";
import { type Proof, type ProofError, verifyProof } from "@/lib/workflows/authentication/verify-proof";

export function mobileCodeOwner({ sessionId }: CustomerVisitor): CodeOwner {
  return { purpose: "mobile", askerKey: sessionId };
}

const numberSchema = z.object({ dialCode: z.string(), mobile: z.string() });

/**
 * Sends a code to the mobile number that the customer wants to save. With a saved number one can sign in, so the customer
 * has to prove their identity first.
 */
export async function sendMobileCode(
  asker: Requester<CustomerVisitor>,
  customer: Customer,
  { dialCode, mobile, ...proof }: Proof & MobileNumber,
): Promise<Result<SentCode, "mobile_invalid" | ProofError> | TooManyAttempts> {
  const { store, visitor } = asker;
  const read = readMobileNumber(dialCode, mobile);
  if (!read.ok) return read;
  const proved = await verifyProof(asker, customer, proof);
  if (!proved.ok) return proved;
  const recipient = internationalNumber(read.value);
  const refused = await admitTextMessage(asker, recipient, "sms");
  if (refused) return refused;
  const code = { ...mobileCodeOwner(visitor), recipient, template: "mobile_code", content: read.value } as const;
  const sent = await getDatabase().transaction(async (database) =>
    (await proved.value.redeem(database)) ? sendCode(store.id, code, clock.now(), database) : null,
  );
  nudgeOutbox();
  return sent ? ok(sent) : fail("code_over", "code");
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
    if (!customer) return fail("mobile_taken", "mobile");
    await claimGuestOrders(store.id, customer, database);
    return ok(customer);
  });
}

/** Removes the mobile number, unless the customer has no e-mail address to sign in with. */
export async function removeMobileNumber(
  storeId: StoreId,
  { id, email }: Customer,
): Promise<Result<Customer, "mobile_needed" | "sign_in_needed">> {
  if (email === "") return fail("mobile_needed", "mobile");
  const changed = await removeMobile(storeId, id);
  return changed ? ok(changed) : fail("sign_in_needed");
}
