import "server-only";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { giftCards, giftCardUses } from "@/lib/database/schema/gift-card";
import { compareText } from "@/lib/domain/pricing/text-order";
import type { StoreId } from "@/lib/domain/store/id";

export type GiftCardPayment = { code: string; amount: number };

const isCard = (storeId: StoreId, code: string) => and(eq(giftCards.storeId, storeId), eq(giftCards.code, code));

/**
 * Pays with gift cards, in the transaction of the order; false when one of them no longer holds that much, and then the
 * transaction must not commit. `heldUntil`: the rest of the money is on its way, and until then the cards are kept for
 * this order; else null. Cards come in the order of their codes: orders that share some wait, and never crosswise.
 */
export async function takeFromGiftCards(
  storeId: StoreId,
  orderId: string,
  payments: readonly GiftCardPayment[],
  { now, heldUntil }: { now: Date; heldUntil: Date | null },
  database: Database,
): Promise<boolean> {
  for (const { code, amount } of payments.toSorted((one, other) => compareText(one.code, other.code))) {
    const balanceTaken = await takeFrom(storeId, orderId, { code, amount }, { now, heldUntil }, database);
    if (balanceTaken === null) return false;
    await database
      .insert(giftCardUses)
      .values({ storeId, code, orderId, amount, balanceTaken })
      // An order that has lapsed and is paid after all takes them again.
      .onConflictDoUpdate({
        target: [giftCardUses.storeId, giftCardUses.code, giftCardUses.orderId],
        set: { amount, balanceTaken },
      });
  }
  return true;
}

/** What the card has lost by it; of one that is used once that is all it had. */
async function takeFrom(
  storeId: StoreId,
  orderId: string,
  { code, amount }: GiftCardPayment,
  { now, heldUntil }: { now: Date; heldUntil: Date | null },
  database: Database,
): Promise<number | null> {
  const [before] = await database
    .select({ balance: giftCards.balance })
    .from(giftCards)
    .where(isCard(storeId, code))
    .for("update");
  const at = sql`${now.toISOString()}::timestamptz`;
  const [after] = await database
    .update(giftCards)
    .set({
      balance: sql`case ${giftCards.kind} when 'wallet' then ${giftCards.balance} - ${amount}::bigint else 0 end`,
      heldUntil,
      heldFor: heldUntil && orderId,
      modifiedAt: now,
    })
    .where(
      and(
        isCard(storeId, code),
        eq(giftCards.status, "active"),
        sql`${giftCards.balance} >= ${amount}::bigint`,
        sql`(${giftCards.expiresAt} is null or ${giftCards.expiresAt} >= ${at})`,
        sql`(${giftCards.heldUntil} is null or ${giftCards.heldUntil} <= ${at} or ${giftCards.heldFor} = ${orderId})`,
      ),
    )
    .returning({ balance: giftCards.balance });
  return before && after ? before.balance - after.balance : null;
}

/**
 * Puts what the order's cards have lost by it back onto them, at most `most` in all, and ends their hold. Answers how
 * much that was; a second time it is nothing.
 */
export async function returnToGiftCards(
  storeId: StoreId,
  orderId: string,
  { most, now }: { most: number; now: Date },
  database: Database,
): Promise<number> {
  const uses = await database
    .select({ code: giftCardUses.code, balanceTaken: giftCardUses.balanceTaken })
    .from(giftCardUses)
    .where(and(eq(giftCardUses.storeId, storeId), eq(giftCardUses.orderId, orderId), gt(giftCardUses.balanceTaken, 0)))
    .orderBy(asc(giftCardUses.code))
    .for("update");
  let returned = 0;
  for (const { code, balanceTaken } of uses) {
    const part = Math.min(balanceTaken, most - returned);
    if (part <= 0) break;
    returned += part;
    await database
      .update(giftCards)
      .set({ balance: sql`${giftCards.balance} + ${part}::bigint`, modifiedAt: now })
      .where(isCard(storeId, code));
    await database
      .update(giftCardUses)
      .set({ balanceTaken: balanceTaken - part })
      .where(and(eq(giftCardUses.storeId, storeId), eq(giftCardUses.orderId, orderId), eq(giftCardUses.code, code)));
  }
  await endHolds(storeId, orderId, database);
  return returned;
}

/** The money has come, or never will: what is left on the cards can be used again. */
export async function endHolds(storeId: StoreId, orderId: string, database: Database): Promise<void> {
  await database
    .update(giftCards)
    .set({ heldUntil: null, heldFor: null })
    .where(and(eq(giftCards.storeId, storeId), eq(giftCards.heldFor, orderId)));
}
