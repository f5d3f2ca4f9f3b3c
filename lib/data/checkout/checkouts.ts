import "server-only";
import { and, desc, eq, isNull, lt } from "drizzle-orm";
import { storedAddressSchema } from "@/lib/contracts/address/stored";
import { storedChosenItemSchema } from "@/lib/contracts/cart/stored-chosen-item";
import { storedCollectorSchema } from "@/lib/contracts/order/stored";
import { isOwnedBy } from "@/lib/data/cart/owned-by";
import { type Database, getDatabase } from "@/lib/database/connection";
import { checkouts } from "@/lib/database/schema/checkout";
import type { Address } from "@/lib/domain/address/address";
import type { CartOwner } from "@/lib/domain/cart/cart";
import { CHECKOUT_LIFETIME_MS, type Checkout } from "@/lib/domain/checkout/checkout";
import type { StoreId } from "@/lib/domain/store/id";
import { newId } from "@/lib/server/tokens";

type CheckoutRow = typeof checkouts.$inferSelect;

function toCheckout(row: CheckoutRow): Checkout {
  const { id, currencyCode, shippingMethodId, branchId, slotStart, slotEnd, offerCode, giftCardCodes, note } = row;
  return {
    id,
    item: row.item === null ? null : storedChosenItemSchema.parse(row.item),
    currencyCode,
    kind: row.kind === "delivery" || row.kind === "pickup" ? row.kind : null,
    shippingAddress: toAddress(row.shippingAddress),
    billingAddress: toAddress(row.billingAddress),
    shippingMethodId: shippingMethodId || null,
    branchId: branchId || null,
    collector: storedCollectorSchema.nullable().parse(row.collector),
    slot: slotStart && slotEnd ? { start: slotStart, end: slotEnd } : null,
    offerCode,
    giftCardCodes,
    note,
    isGiftWrapped: row.isGiftWrapped,
    gst: { company: row.gstCompany, number: row.gstNumber },
    orderId: row.orderId,
    quotationId: row.quotationId,
  };
}

function toAddress(stored: unknown): Address | null {
  return stored === null ? null : storedAddressSchema.parse(stored);
}

function toRow({ kind, shippingMethodId, branchId, slot, giftCardCodes, gst, ...same }: Omit<Checkout, "id">) {
  return {
    ...same,
    kind: kind ?? "",
    shippingMethodId: shippingMethodId ?? "",
    branchId: branchId ?? "",
    slotStart: slot?.start ?? null,
    slotEnd: slot?.end ?? null,
    giftCardCodes: [...giftCardCodes],
    gstCompany: gst.company,
    gstNumber: gst.number,
  };
}

const isTheirs = (storeId: StoreId, owner: CartOwner) => isOwnedBy(checkouts, storeId, owner);

/** Answers its id. */
export async function insertCheckout(
  storeId: StoreId,
  { kind: _kind, ...ownerId }: CartOwner,
  checkout: Omit<Checkout, "id">,
  now: Date,
  database: Database = getDatabase(),
): Promise<string> {
  const id = newId();
  await database
    .insert(checkouts)
    .values({ ...toRow(checkout), storeId, id, ...ownerId, createdAt: now, modifiedAt: now });
  return id;
}

/** Null when it is somebody else's, as if there were none. */
export async function findCheckout(
  storeId: StoreId,
  owner: CartOwner,
  id: string,
  database: Database = getDatabase(),
): Promise<Checkout | null> {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(isTheirs(storeId, owner), eq(checkouts.id, id)));
  return row ? toCheckout(row) : null;
}

/** As `findCheckout`; until the transaction is over nobody else changes it. */
export async function lockCheckout(
  storeId: StoreId,
  owner: CartOwner,
  id: string,
  database: Database,
): Promise<Checkout | null> {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(isTheirs(storeId, owner), eq(checkouts.id, id)))
    .for("update");
  return row ? toCheckout(row) : null;
}

/** The one they were at last that became no order and no quotation; null when there is none. */
export async function findLatestCheckout(
  storeId: StoreId,
  owner: CartOwner,
  now: Date,
  database: Database = getDatabase(),
): Promise<Checkout | null> {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(isTheirs(storeId, owner), isNull(checkouts.orderId), isNull(checkouts.quotationId)))
    .orderBy(desc(checkouts.modifiedAt), desc(checkouts.id))
    .limit(1);
  return row && row.modifiedAt > oldestKept(now) ? toCheckout(row) : null;
}

/** Keeps a checkout that was found or locked for its owner. */
export async function updateCheckout(
  storeId: StoreId,
  checkout: Checkout,
  now: Date,
  database: Database,
): Promise<void> {
  const { id, ...changed } = checkout;
  await database
    .update(checkouts)
    .set({ ...toRow(changed), modifiedAt: now })
    .where(and(eq(checkouts.storeId, storeId), eq(checkouts.id, id)));
}

/** Whose the checkout is that an order was made of, and what has become of it; nobody changes it until the transaction is over. */
export async function lockCheckoutOfOrder(
  storeId: StoreId,
  id: string,
  database: Database,
): Promise<{ owner: CartOwner; orderId: string | null } | null> {
  const [row] = await database
    .select({ customerId: checkouts.customerId, anonymousId: checkouts.anonymousId, orderId: checkouts.orderId })
    .from(checkouts)
    .where(and(eq(checkouts.storeId, storeId), eq(checkouts.id, id)))
    .for("update");
  if (!row) return null;
  const { customerId, anonymousId, orderId } = row;
  if (customerId !== null) return { owner: { kind: "customer", customerId }, orderId };
  return anonymousId === null ? null : { owner: { kind: "anonymous", anonymousId }, orderId };
}

/** Says which order a locked checkout has become; null when it may become one again. */
export async function setOrderOfCheckout(
  storeId: StoreId,
  id: string,
  orderId: string | null,
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .update(checkouts)
    .set({ orderId, modifiedAt: now })
    .where(and(eq(checkouts.storeId, storeId), eq(checkouts.id, id)));
}

/** Says which quotation a locked checkout has become. */
export async function setQuotationOfCheckout(
  storeId: StoreId,
  id: string,
  quotationId: string,
  now: Date,
  database: Database,
): Promise<void> {
  await database
    .update(checkouts)
    .set({ quotationId, modifiedAt: now })
    .where(and(eq(checkouts.storeId, storeId), eq(checkouts.id, id)));
}

/** The browser's checkouts become the account's, in the transaction that signs in. */
export async function handOverCheckouts(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  database: Database,
): Promise<void> {
  await database
    .update(checkouts)
    .set({ anonymousId: null, customerId })
    .where(isTheirs(storeId, { kind: "anonymous", anonymousId }));
}

/** For a guest who is somebody else from now on: nothing goes where the one before had it sent. Domain §4.9, step 6. */
export async function forgetGuestAddresses(storeId: StoreId, anonymousId: string, database: Database): Promise<void> {
  await database
    .update(checkouts)
    .set({ shippingAddress: null, billingAddress: null, collector: null, gstCompany: "", gstNumber: "" })
    .where(isTheirs(storeId, { kind: "anonymous", anonymousId }));
}

/** Removes those of all stores that nobody has gone on with: addresses stand in them. */
export async function forgetOldCheckouts(now = new Date(), database: Database = getDatabase()): Promise<void> {
  await database.delete(checkouts).where(lt(checkouts.modifiedAt, oldestKept(now)));
}

function oldestKept(now: Date): Date {
  return new Date(now.getTime() - CHECKOUT_LIFETIME_MS);
}
