import "server-only";
import { and, asc, eq, lt } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { stockAlerts } from "@/lib/database/schema/stock";
import { STOCK_ALERT_MONTHS, type StockAlert } from "@/lib/domain/stock-alert";
import type { StoreId } from "@/lib/domain/store/id";
import { clock } from "@/lib/server/clock";
import { hashToken, newToken } from "@/lib/server/tokens";

const isAlert = (storeId: StoreId, { productId, variantId, email }: StockAlert) =>
  and(
    eq(stockAlerts.storeId, storeId),
    eq(stockAlerts.productId, productId),
    eq(stockAlerts.variantId, variantId),
    eq(stockAlerts.email, email),
  );

/**
 * Notes the alert and returns the token that deletes it. Asking again replaces the token, so that the answer does not
 * tell whether somebody has asked before.
 */
export async function addStockAlert(
  storeId: StoreId,
  alert: StockAlert,
  database: Database = getDatabase(),
): Promise<string> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const { storeId: store, productId, variantId, email } = stockAlerts;
  const [other] = await database
    .select({ mailToken: stockAlerts.mailToken })
    .from(stockAlerts)
    .where(and(eq(store, storeId), eq(email, alert.email)))
    .limit(1);
  await database
    .insert(stockAlerts)
    .values({ storeId, ...alert, tokenHash, ...other })
    .onConflictDoUpdate({ target: [store, productId, variantId, email], set: { tokenHash } });
  return token;
}

/** Deletes the alert with this token; false if there is none any more. */
export async function removeStockAlert(
  storeId: StoreId,
  token: string,
  database: Database = getDatabase(),
): Promise<boolean> {
  const removed = await database
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.storeId, storeId), eq(stockAlerts.tokenHash, hashToken(token))))
    .returning({ email: stockAlerts.email });
  return removed.length > 0;
}

/** Deletes all alerts of the address whose e-mails have this token. */
export async function removeStockAlertsOfReader(
  storeId: StoreId,
  mailToken: string,
  database: Database = getDatabase(),
): Promise<void> {
  await database.delete(stockAlerts).where(and(eq(stockAlerts.storeId, storeId), eq(stockAlerts.mailToken, mailToken)));
}

/**
 * Takes an alert, to answer it, and returns the token that deletes the other alerts of its address; null if another
 * process has taken it, or its link has deleted it.
 */
export async function takeStockAlert(storeId: StoreId, alert: StockAlert, database: Database): Promise<string | null> {
  const [taken] = await database
    .delete(stockAlerts)
    .where(isAlert(storeId, alert))
    .returning({ mailToken: stockAlerts.mailToken });
  return taken?.mailToken ?? null;
}

/** The products for which somebody waits, in all stores. */
export async function listAwaitedProducts(
  database: Database = getDatabase(),
): Promise<{ storeId: StoreId; productId: string }[]> {
  return database
    .selectDistinct({ storeId: stockAlerts.storeId, productId: stockAlerts.productId })
    .from(stockAlerts)
    .orderBy(asc(stockAlerts.storeId), asc(stockAlerts.productId));
}

const BATCH_SIZE = 200;

/** Some of the alerts for a variant, the oldest first; whoever answers them asks again until there are none. */
export async function listStockAlerts(
  storeId: StoreId,
  { productId, variantId }: Pick<StockAlert, "productId" | "variantId">,
  database: Database = getDatabase(),
): Promise<StockAlert[]> {
  return database
    .select({ productId: stockAlerts.productId, variantId: stockAlerts.variantId, email: stockAlerts.email })
    .from(stockAlerts)
    .where(
      and(eq(stockAlerts.storeId, storeId), eq(stockAlerts.productId, productId), eq(stockAlerts.variantId, variantId)),
    )
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.email))
    .limit(BATCH_SIZE);
}

const MAX_EXPORTED = 1_000;

/** The alerts to this e-mail address. */
export async function listStockAlertsTo(
  storeId: StoreId,
  email: string,
  database: Database = getDatabase(),
): Promise<(StockAlert & { createdAt: Date })[]> {
  const { productId, variantId, createdAt } = stockAlerts;
  return database
    .select({ productId, variantId, email: stockAlerts.email, createdAt })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.storeId, storeId), eq(stockAlerts.email, email)))
    .orderBy(asc(createdAt), asc(productId), asc(variantId))
    .limit(MAX_EXPORTED);
}

/** Deletes all alerts to this e-mail address. */
export async function removeStockAlertsTo(storeId: StoreId, email: string, database: Database): Promise<void> {
  await database.delete(stockAlerts).where(and(eq(stockAlerts.storeId, storeId), eq(stockAlerts.email, email)));
}

/** Deletes the alerts of all stores that nobody could answer within `STOCK_ALERT_MONTHS`. */
export async function forgetOldStockAlerts(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - STOCK_ALERT_MONTHS);
  await database.delete(stockAlerts).where(lt(stockAlerts.createdAt, before));
}
