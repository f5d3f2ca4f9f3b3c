import "server-only";
import { z } from "zod";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { type Database, getDatabase } from "@/lib/database/connection";
import { COD_CODE_SECONDS } from "@/lib/domain/authentication/one-time-code";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { internationalNumber, type MobileNumber, readMobileNumber } from "@/lib/workflows/address/mobile-number";
import type { TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Requester } from "@/lib/workflows/authentication/asker";
import { type CodeError, checkCode, sendCode } from "@/lib/workflows/authentication/codes";
import { admitTextMessage } from "@/lib/workflows/authentication/text-message-limits";

/** A code is valid only for the visitor and the checkout that it was sent for. */
export function cashOnDeliveryCodeOwner({ anonymousId }: Visitor, checkoutId: string): CodeOwner {
  return { purpose: "cod", askerKey: `${anonymousId} ${checkoutId}` };
}

/**
 * Sends a code to the mobile number of a cash-on-delivery order. The caller checks that the order may be paid on
 * delivery.
 *
 * Source: specification §9: valid 60 seconds, three in 60 minutes; docs/domain.md#cash-on-delivery: the 60 minutes of
 *         blocking start with the last code.
 */
export async function sendCashOnDeliveryCode(
  { store, visitor, address }: Requester,
  checkoutId: string,
  typed: MobileNumber,
): Promise<Result<SentCode, "mobile_invalid"> | TooManyAttempts> {
  const read = readMobileNumber(typed.dialCode, typed.mobile);
  if (!read.ok) return read;
  const recipient = internationalNumber(read.value);
  const refused = await admitTextMessage({ store, visitor, address }, recipient, "cod");
  if (refused) return refused;
  const code = {
    ...cashOnDeliveryCodeOwner(visitor, checkoutId),
    recipient,
    template: "cod_code",
    content: read.value,
    lifeSeconds: COD_CODE_SECONDS,
  } as const;
  const sent = await getDatabase().transaction((database) => sendCode(store.id, code, clock.now(), database));
  nudgeOutbox();
  return ok(sent);
}

const numberSchema = z.object({ dialCode: z.string(), mobile: z.string() });

export type CashOnDeliveryProof = MobileNumber & { code: string };

/**
 * `redeem` makes the code invalid for further orders and returns the mobile number that was verified with the code; null if another order has used the code in the meantime.
 */
export type CheckedCashOnDeliveryCode = { redeem: (database: Database) => Promise<MobileNumber | null> };

/**
 * Checks the code sent with an order. Each check counts as an attempt even if the order fails; therefore the check must
 * run before the order's transaction, whose rollback would undo the count. Only `redeem` runs inside the transaction. A
 * code verifies only the number it was sent to.
 */
export async function redeemCashOnDeliveryCode(
  storeId: StoreId,
  visitor: Visitor,
  checkoutId: string,
  { dialCode, mobile, code }: CashOnDeliveryProof,
): Promise<Result<CheckedCashOnDeliveryCode, CodeError | "mobile_invalid">> {
  const typed = readMobileNumber(dialCode, mobile);
  if (!typed.ok) return typed;
  const checked = await checkCode(storeId, cashOnDeliveryCodeOwner(visitor, checkoutId), code);
  if (!checked.ok) return checked;
  if (checked.value.recipient !== internationalNumber(typed.value)) return fail("code_wrong", "code");
  return ok({
    redeem: async (database) => {
      const redeemed = await checked.value.redeem(database);
      return redeemed && numberSchema.parse(redeemed.content);
    },
  });
}
