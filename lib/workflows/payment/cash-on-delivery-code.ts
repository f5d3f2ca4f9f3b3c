import "server-only";
import { z } from "zod";
import type { CodeOwner, SentCode } from "@/lib/data/authentication/one-time-codes";
import { type Database, getDatabase } from "@/lib/database/connection";
import type { RateLimit } from "@/lib/database/rate-limits";
import { COD_CODE } from "@/lib/domain/authentication/one-time-code";
import type { Visitor } from "@/lib/domain/authentication/visitor";
import { fail, ok, type Result } from "@/lib/domain/result";
import type { StoreId } from "@/lib/domain/store/id";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { internationalNumber, type MobileNumber, readMobileNumber } from "@/lib/workflows/address/mobile-number";
import { countAttempts, type TooManyAttempts } from "@/lib/workflows/authentication/admission";
import type { Asker } from "@/lib/workflows/authentication/asker";
import { type CodeError, checkCode, sendCode } from "@/lib/workflows/authentication/codes";

/** While a code is good, another would only take its place. */
const PAUSE: RateLimit = { name: "cod_pause", attempts: 1, seconds: COD_CODE.seconds };
const SENDS = { attempts: COD_CODE.sends, seconds: COD_CODE.intervalSeconds, restarts: true } as const;
const PER_VISITOR: RateLimit = { name: "cod_visitor", ...SENDS };
const PER_NUMBER: RateLimit = { name: "cod_number", ...SENDS };
/** Several people may share one; each of them costs the store a few messages. */
const PER_NETWORK: RateLimit = { name: "cod_network", attempts: 15, seconds: COD_CODE.intervalSeconds };

/** A code is of one checkout, and of who is in it. */
export function cashOnDeliveryCodeOwner({ anonymousId }: Visitor, checkoutId: string): CodeOwner {
  return { purpose: "cod", askerKey: `${anonymousId} ${checkoutId}` };
}

/**
 * Sends a code to the number that an order is to be confirmed with. That the order may be paid on delivery is for the
 * caller to know.
 *
 * Source: specification §9: valid 60 seconds, three in 60 minutes; domain §4.14: blocked from the last one on.
 */
export async function sendCashOnDeliveryCode(
  { store, visitor, address }: Asker,
  checkoutId: string,
  typed: MobileNumber,
): Promise<Result<SentCode, "mobile_invalid"> | TooManyAttempts> {
  const read = readMobileNumber(typed.dialCode, typed.mobile);
  if (!read.ok) return read;
  const recipient = internationalNumber(read.value);
  const refused = await countAttempts(store.id, [
    [PAUSE, visitor.anonymousId],
    [PER_NETWORK, address],
    [PER_VISITOR, visitor.anonymousId],
    [PER_NUMBER, recipient],
  ]);
  if (refused) return refused;
  const code = {
    ...cashOnDeliveryCodeOwner(visitor, checkoutId),
    recipient,
    template: "cod_code",
    content: read.value,
    lifeSeconds: COD_CODE.seconds,
  } as const;
  const sent = await getDatabase().transaction((database) => sendCode(store.id, code, new Date(), database));
  nudgeOutbox();
  return ok(sent);
}

const numberSchema = z.object({ dialCode: z.string(), mobile: z.string() });

export type CashOnDeliveryProof = MobileNumber & { code: string };

/** `redeem` uses the code up and answers the number it has proved; null when another order did so before. */
export type CheckedCashOnDeliveryCode = { redeem: (database: Database) => Promise<MobileNumber | null> };

/**
 * Looks at a code that came back with an order, which takes one of its tries whatever follows; so it is done before the
 * order's transaction, and `redeem` in it. A code proves the number it was sent to and no other.
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
