import { readdir } from "node:fs/promises";
import path from "node:path";
import { eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { checkouts } from "@/lib/database/schema/checkout";
import { giftCards, giftCardUses } from "@/lib/database/schema/gift-card";
import { orderItems, orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { payments } from "@/lib/database/schema/payment";
import { products } from "@/lib/database/schema/product";
import { idempotencyKeys } from "@/lib/database/schema/sequence";
import { STORE } from "./bench-shop";

export type OrderRecords = Awaited<ReturnType<typeof readOrderRecords>>;

/** Reads all data about the store's orders from the database, and the mail files from `dataDir`. */
export async function readOrderRecords(dataDir: string) {
  const database = getDatabase();
  return {
    orders: await database.select().from(orders).where(eq(orders.storeId, STORE)),
    items: await database.select().from(orderItems).where(eq(orderItems.storeId, STORE)),
    payments: await database.select().from(payments).where(eq(payments.storeId, STORE)),
    cards: await database.select().from(giftCards).where(eq(giftCards.storeId, STORE)),
    cardUses: await database.select().from(giftCardUses).where(eq(giftCardUses.storeId, STORE)),
    checkouts: await database.select().from(checkouts).where(eq(checkouts.storeId, STORE)),
    keys: await database.select().from(idempotencyKeys).where(eq(idempotencyKeys.storeId, STORE)),
    messages: await database.select().from(outboxMessages).where(eq(outboxMessages.storeId, STORE)),
    stocks: await database
      .select({ id: products.id, stock: products.stock })
      .from(products)
      .where(eq(products.storeId, STORE)),
    files: await readdir(path.join(dataDir, "outbox")).catch(() => []),
  };
}
