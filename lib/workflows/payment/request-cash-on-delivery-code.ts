import "server-only";
import type { SentCode } from "@/lib/data/authentication/one-time-codes";
import { fail, type Result } from "@/lib/domain/result";
import type { MobileNumber } from "@/lib/workflows/address/mobile-number";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { readCheckout } from "@/lib/workflows/checkout/read";
import { sendCashOnDeliveryCode } from "./cash-on-delivery-code";

export type CashOnDeliveryCodeRefusal = "checkout_unknown" | "payment_unknown" | "payment_refused" | "mobile_invalid";

/**
 * Sends a code only for a checkout that belongs to the visitor and may be paid on delivery, because text messages cost
 * money.
 */
export async function requestCashOnDeliveryCode(
  asker: Requester,
  checkoutId: string,
  typed: MobileNumber,
): Promise<Result<SentCode, CashOnDeliveryCodeRefusal> | TooManyAttempts> {
  const priced = await readCheckout(asker, checkoutId);
  if (!priced) return fail("checkout_unknown");
  const onDelivery = priced.payments.find(({ kind, needsCode }) => kind === "cod" && needsCode);
  if (!onDelivery) return fail("payment_unknown");
  if (onDelivery.refusals.length > 0) return fail("payment_refused");
  return sendCashOnDeliveryCode(asker, checkoutId, typed);
}
