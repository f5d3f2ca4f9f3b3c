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
import { clock } from "@/lib/server/clock";
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
    giftMessage: row.giftMessage,
    hidesPrices: row.hidesPrices,
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

const belongsTo = (storeId: StoreId, owner: CartOwner) => isOwnedBy(checkouts, storeId, owner);

/** Creates a checkout and returns its id. */
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

/** The checkout; null if there is none or it belongs to another visitor. */
export async function findCheckout(
  storeId: StoreId,
  owner: CartOwner,
  id: string,
  database: Database = getDatabase(),
): Promise<Checkout | null> {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(belongsTo(storeId, owner), eq(checkouts.id, id)));
  return row ? toCheckout(row) : null;
}

/** Does the same as `findCheckout`, and locks the checkout until the transaction ends. */
export async function lockCheckout(
  storeId: StoreId,
  owner: CartOwner,
  id: string,
  database: Database,
): Promise<Checkout | null> {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(belongsTo(storeId, owner), eq(checkouts.id, id)))
    .for("update");
  return row ? toCheckout(row) : null;
}

/** The latest checkout that has not become an order or a quotation; null if there is none. */
export async function findLatestCheckout(
  storeId: StoreId,
  owner: CartOwner,
  now: Date,
  database: Database = getDatabase(),
): Promise<Checkout | null> {
  const [row] = await database
    .select()
    .from(checkouts)
    .where(and(belongsTo(storeId, owner), isNull(checkouts.orderId), isNull(checkouts.quotationId)))
    .orderBy(desc(checkouts.modifiedAt), desc(checkouts.id))
    .limit(1);
  return row && row.modifiedAt > expiryOf(now) ? toCheckout(row) : null;
}

/**
 * Saves the choices of a checkout. The caller must have got it from `findCheckout` or `lockCheckout`, which check its
 * owner.
 */
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

/**
 * The owner of a checkout and the id of its order, locked until the transaction ends; null if there is no such
 * checkout.
 */
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

/**
 * Records the order that was made from a locked checkout. Null removes the record, so that the checkout can be ordered
 * once more.
 */
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

/** Records the quotation requested with a locked checkout. */
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

/** Assigns the checkouts of the browser to the customer who signs in. Call it in the transaction of the sign-in. */
export async function moveCheckoutsToCustomer(
  storeId: StoreId,
  { anonymousId, customerId }: { anonymousId: string; customerId: string },
  database: Database,
): Promise<void> {
  await database
    .update(checkouts)
    .set({ anonymousId: null, customerId })
    .where(belongsTo(storeId, { kind: "anonymous", anonymousId }));
}

/**
 * Removes the previous guest's addresses from the checkouts of this browser when another guest uses it, so that no
 * order is shipped to the previous guest. See docs/domain.md#guests.
 */
export async function removeGuestAddresses(storeId: StoreId, anonymousId: string, database: Database): Promise<void> {
  await database
    .update(checkouts)
    .set({ shippingAddress: null, billingAddress: null, collector: null, gstCompany: "", gstNumber: "" })
    .where(belongsTo(storeId, { kind: "anonymous", anonymousId }));
}

/** Removes abandoned checkouts of all stores. They are not kept, because they contain addresses. */
export async function removeExpiredCheckouts(now = clock.now(), database: Database = getDatabase()): Promise<void> {
  await database.delete(checkouts).where(lt(checkouts.modifiedAt, expiryOf(now)));
}

function expiryOf(now: Date): Date {
  return new Date(now.getTime() - CHECKOUT_LIFETIME_MS);
}
