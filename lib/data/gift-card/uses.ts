import "server-only";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/connection";
import { giftCards, giftCardUses } from "@/lib/database/schema/gift-card";
import { compareText } from "@/lib/domain/pricing/text-order";
import type { StoreId } from "@/lib/domain/store/id";

export type GiftCardPayment = { code: string; amount: number };

const isCard = (storeId: StoreId, code: string) => and(eq(giftCards.storeId, storeId), eq(giftCards.code, code));

/**
 * Pays with gift cards, in the transaction that saves the order. Returns false if one of the cards can no longer pay
 * its amount; the caller must then roll back. While the rest of the payment is pending, the cards are reserved for this
 * order until `heldUntil`, which is null if nothing is pending. Cards are charged in the order of their codes, so that
 * two orders with the same cards cannot deadlock.
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
      // When an order lapses, its gift cards are released, but its rows stay in this table. If the order is paid after
      // all, the cards are charged again. The bill keeps the amount of the purchase.
      .onConflictDoUpdate({
        target: [giftCardUses.storeId, giftCardUses.code, giftCardUses.orderId],
        set: { balanceTaken },
      });
  }
  return true;
}

/**
 * Takes an amount from a card and returns by how much the balance was reduced: for a one-time card, by all of it. Null
 * if the card can no longer pay the amount.
 */
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
 * Gives back the amounts that the order took from its gift cards, at most `most` in total, and ends the reservation of
 * the cards. Returns the total given back, which is 0 if everything was given back before.
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
  await releaseGiftCardHolds(storeId, orderId, database);
  return returned;
}

/** Ends the reservation of gift cards for this order, because its payment has arrived or will never arrive. */
export async function releaseGiftCardHolds(storeId: StoreId, orderId: string, database: Database): Promise<void> {
  await database
    .update(giftCards)
    .set({ heldUntil: null, heldFor: null })
    .where(and(eq(giftCards.storeId, storeId), eq(giftCards.heldFor, orderId)));
}
