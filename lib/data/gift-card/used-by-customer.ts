import "server-only";
import { and, desc, eq, notInArray } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { giftCards, giftCardUses } from "@/lib/database/schema/gift-card";
import { orders } from "@/lib/database/schema/order";
import type { GiftCardUse, UsedGiftCard } from "@/lib/domain/gift-card/use";
import type { StoreId } from "@/lib/domain/store/id";

const MAX_USES = 200;

/**
 * The gift cards with which the customer has paid, each with its uses by this customer. The most recently used card
 * comes first.
 */
export async function listUsedGiftCards(
  storeId: StoreId,
  customerId: string,
  database: Database = getDatabase(),
): Promise<UsedGiftCard[]> {
  const rows = await database
    .select({
      code: giftCards.code,
      name: giftCards.name,
      kind: giftCards.kind,
      price: giftCards.price,
      balance: giftCards.balance,
      cardStatus: giftCards.status,
      expiresAt: giftCards.expiresAt,
      orderId: orders.id,
      orderNumber: orders.number,
      orderedAt: orders.createdAt,
      orderStatus: orders.status,
      amount: giftCardUses.amount,
    })
    .from(giftCardUses)
    .innerJoin(orders, and(eq(orders.storeId, giftCardUses.storeId), eq(orders.id, giftCardUses.orderId)))
    .innerJoin(giftCards, and(eq(giftCards.storeId, giftCardUses.storeId), eq(giftCards.code, giftCardUses.code)))
    .where(
      and(
        eq(giftCardUses.storeId, storeId),
        eq(orders.customerId, customerId),
        // Pending and lapsed orders are not shown to customers.
        notInArray(orders.status, ["pending", "lapsed"]),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_USES);
  return [...new Set(rows.map(({ code }) => code))].flatMap((used) => {
    const ofCard = rows.filter(({ code }) => code === used);
    const [card] = ofCard;
    return card ? [toUsedCard(card, ofCard.map(toUse))] : [];
  });
}

type Row = {
  code: string;
  name: string;
  kind: string;
  price: number;
  balance: number;
  cardStatus: string;
  expiresAt: Date | null;
};

function toUsedCard({ code, kind, cardStatus, ...row }: Row, uses: readonly GiftCardUse[]): UsedGiftCard {
  const { name, price, balance, expiresAt } = row;
  return {
    ending: code.slice(-4),
    name,
    kind: kind === "wallet" ? "wallet" : "onetime",
    price,
    balance,
    isActive: cardStatus === "active",
    expiresAt,
    uses,
  };
}

function toUse({ orderStatus, ...row }: Omit<GiftCardUse, "isReturned"> & { orderStatus: string }): GiftCardUse {
  const { orderId, orderNumber, orderedAt, amount } = row;
  return { orderId, orderNumber, orderedAt, amount, isReturned: orderStatus === "cancelled" };
}
