import "server-only";
import { and, asc, eq, gt, gte, isNull, lte, min, or, type SQL, sql } from "drizzle-orm";
import { listCartItems } from "@/lib/data/cart/items";
import { type Database, getDatabase } from "@/lib/database/connection";
import { cartItems, carts } from "@/lib/database/schema/cart";
import { customers } from "@/lib/database/schema/customer";
import { leftCartConsents } from "@/lib/database/schema/left-cart";
import { orders } from "@/lib/database/schema/order";
import { suppressedAddresses } from "@/lib/database/schema/outbox";
import type { CartItem } from "@/lib/domain/cart/cart";
import type { LeftCart } from "@/lib/domain/left-cart";
import type { StoreId } from "@/lib/domain/store/id";

/** The consent for a cart: that of its customer, or of the guest in its browser. */
function isConsentFor(storeId: StoreId): SQL | undefined {
  return and(
    eq(leftCartConsents.storeId, storeId),
    or(eq(leftCartConsents.customerId, carts.customerId), eq(leftCartConsents.anonymousId, carts.anonymousId)),
  );
}

const BATCH_SIZE = 200;

/**
 * Yields the ids of carts that were last changed within these times, that nobody was e-mailed about since, and whose
 * shoppers want that. They are read in batches, to limit memory use; `lockLeftCart` tells what is true of each.
 */
export async function* streamLeftCartIds(
  storeId: StoreId,
  { from, until }: { from: Date; until: Date },
  database: Database = getDatabase(),
): AsyncGenerator<string> {
  let last = "";
  for (;;) {
    const rows = await database
      .select({ id: carts.id })
      .from(carts)
      .innerJoin(leftCartConsents, isConsentFor(storeId))
      .where(
        and(
          eq(carts.storeId, storeId),
          gt(carts.id, last),
          // The time runs from the later of the two.
          lte(carts.modifiedAt, until),
          lte(leftCartConsents.consentedAt, until),
          or(gt(carts.modifiedAt, from), gt(leftCartConsents.consentedAt, from)),
          or(isNull(carts.remindedAt), gt(carts.modifiedAt, carts.remindedAt)),
        ),
      )
      .orderBy(asc(carts.id))
      .limit(BATCH_SIZE);
    for (const { id } of rows) {
      last = id;
      yield id;
    }
    if (rows.length < BATCH_SIZE) return;
  }
}

export type LockedLeftCart = LeftCart & {
  /** Where the e-mail goes; empty without a consent. */
  email: string;
  /** The token with which its reader ends these e-mails. */
  mailToken: string;
};

/** What is true of a cart now, which is locked until the transaction ends; null if it is no longer there. */
export async function lockLeftCart(
  storeId: StoreId,
  cartId: string,
  database: Database,
): Promise<LockedLeftCart | null> {
  const isCart = and(eq(carts.storeId, storeId), eq(carts.id, cartId));
  const [cart] = await database
    .select({ changedAt: carts.modifiedAt, remindedAt: carts.remindedAt })
    .from(carts)
    .where(isCart)
    .for("update");
  if (!cart) return null;
  // Asked only now: a query that waits for a lock sees the other tables as they were before.
  const [consent] = await database
    .select({
      customerId: leftCartConsents.customerId,
      email: sql<string>`coalesce(${leftCartConsents.email}, ${customers.email})`,
      mailToken: leftCartConsents.mailToken,
      consentedAt: leftCartConsents.consentedAt,
    })
    .from(carts)
    .innerJoin(leftCartConsents, isConsentFor(storeId))
    .leftJoin(customers, and(eq(customers.storeId, storeId), eq(customers.id, leftCartConsents.customerId)))
    .where(isCart)
    // Whoever ends the e-mails at this moment waits, and is told when it is certain.
    .for("update", { of: leftCartConsents });
  const [items] = await database
    .select({ firstItemAt: min(cartItems.createdAt) })
    .from(cartItems)
    .where(and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId)));
  const found = { ...cart, firstItemAt: items?.firstItemAt ?? null };
  if (!consent?.email) {
    return { ...found, email: "", mailToken: "", consentedAt: null, wasOrderedSince: false, isSuppressed: false };
  }
  const { customerId, ...consented } = consent;
  const buyer = { customerId, email: consent.email };
  return {
    ...found,
    ...consented,
    wasOrderedSince: await hasOrderedSince(storeId, buyer, cart.changedAt, database),
    isSuppressed: await isSuppressed(storeId, consent.email, database),
  };
}

/** Whether anything was ordered with the address or by the customer since, be it paid or not. */
async function hasOrderedSince(
  storeId: StoreId,
  { customerId, email }: { customerId: string | null; email: string },
  since: Date,
  database: Database,
): Promise<boolean> {
  const [row] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        gte(orders.createdAt, since),
        or(eq(sql`lower(${orders.email})`, email), customerId === null ? undefined : eq(orders.customerId, customerId)),
      ),
    )
    .limit(1);
  return row !== undefined;
}

async function isSuppressed(storeId: StoreId, email: string, database: Database): Promise<boolean> {
  const [row] = await database
    .select({ email: suppressedAddresses.email })
    .from(suppressedAddresses)
    .where(and(eq(suppressedAddresses.storeId, storeId), eq(suppressedAddresses.email, email)));
  return row !== undefined;
}

/** The items that were in the cart by this time and are still there, each as it is sold now. */
export async function listLeftItems(
  storeId: StoreId,
  { cartId, createdAt }: { cartId: string; createdAt: Date },
  database: Database = getDatabase(),
): Promise<CartItem[]> {
  const rows = await database
    .select({ id: cartItems.id })
    .from(cartItems)
    .where(and(eq(cartItems.storeId, storeId), eq(cartItems.cartId, cartId), lte(cartItems.createdAt, createdAt)));
  const ids = new Set(rows.map(({ id }) => id));
  return (await listCartItems(storeId, cartId, database)).filter(({ id }) => ids.has(id));
}

/** Records that its shopper has been e-mailed about the locked cart, or has brought back one they were e-mailed about. */
export async function markReminded(storeId: StoreId, cartId: string, now: Date, database: Database): Promise<void> {
  await database
    .update(carts)
    .set({ remindedAt: now })
    .where(and(eq(carts.storeId, storeId), eq(carts.id, cartId)));
}
