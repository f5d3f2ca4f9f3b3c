import "server-only";
import { and, asc, eq, or } from "drizzle-orm";
import { findCustomer } from "@/lib/data/customer/customers";
import { findEnquiry } from "@/lib/data/enquiry";
import { getDatabase } from "@/lib/database/connection";
import { categories } from "@/lib/database/schema/catalogue";
import { giftCards } from "@/lib/database/schema/gift-card";
import { orderItems, orderParcels, orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products, variants } from "@/lib/database/schema/product";
import { quotations } from "@/lib/database/schema/quotation";
import { orderReturns } from "@/lib/database/schema/refund";
import { apiTokens, staffMembers, staffPasskeys } from "@/lib/database/schema/staff";
import { stores } from "@/lib/database/schema/store";
import type { AuditFacts, AuditTarget } from "@/lib/domain/staff/audit-entry";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * What the audit log compares of a target; null if there is none. The columns are read as they are, so that a row that
 * no longer makes an order can be logged, too.
 */
export function readAuditFacts(storeId: StoreId, { kind, id }: AuditTarget): Promise<AuditFacts | null> {
  return READERS[kind](storeId, id);
}

const READERS: Record<AuditTarget["kind"], (storeId: StoreId, id: string) => Promise<AuditFacts | null>> = {
  order: async (storeId, name) => {
    const { status, paymentStatus, refundAmount, refundedAmount } = orders;
    const [order] = await getDatabase()
      .select({ id: orders.id, status, paymentStatus, refundAmount, refundedAmount })
      .from(orders)
      .where(and(eq(orders.storeId, storeId), or(eq(orders.id, name), eq(orders.number, name))));
    if (!order) return null;
    const { id, ...facts } = order;
    const items = await getDatabase()
      .select({ status: orderItems.status })
      .from(orderItems)
      .where(and(eq(orderItems.storeId, storeId), eq(orderItems.orderId, id)))
      .orderBy(asc(orderItems.position));
    const parcels = await getDatabase()
      .select({ trackingNumber: orderParcels.trackingNumber })
      .from(orderParcels)
      .where(and(eq(orderParcels.storeId, storeId), eq(orderParcels.orderId, id)))
      .orderBy(asc(orderParcels.ordinal));
    return {
      ...facts,
      items: items.map((item) => item.status),
      parcels: parcels.map(({ trackingNumber }) => trackingNumber),
    };
  },
  quotation: async (storeId, name) => {
    const { status, revision } = quotations;
    const [facts] = await getDatabase()
      .select({ status, revision })
      .from(quotations)
      .where(and(eq(quotations.storeId, storeId), or(eq(quotations.id, name), eq(quotations.number, name))));
    return facts ?? null;
  },
  return: async (storeId, id) => {
    const [facts] = await getDatabase()
      .select({ status: orderReturns.status })
      .from(orderReturns)
      .where(and(eq(orderReturns.storeId, storeId), eq(orderReturns.id, id)));
    return facts ?? null;
  },
  // Nothing about the person, for the log is never forgotten: only whether there is one.
  customer: async (storeId, id) => {
    const customer = await findCustomer(storeId, id);
    return customer && { number: customer.number };
  },
  enquiry: async (storeId, id) => {
    const enquiry = await findEnquiry(storeId, id);
    return enquiry && { answeredAt: enquiry.answeredAt };
  },
  gift_card: async (storeId, code) => {
    const { status, balance } = giftCards;
    const [facts] = await getDatabase()
      .select({ status, balance })
      .from(giftCards)
      .where(and(eq(giftCards.storeId, storeId), eq(giftCards.code, code)));
    return facts ?? null;
  },
  category: async (storeId, id) => {
    const { slug, name, status, parentId } = categories;
    const [facts] = await getDatabase()
      .select({ slug, name, status, parentId })
      .from(categories)
      .where(and(eq(categories.storeId, storeId), eq(categories.id, id)));
    return facts ?? null;
  },
  product: async (storeId, skuOrId) => {
    const [variant] = await getDatabase()
      .select({ ...amountsOf(variants), status: products.status })
      .from(variants)
      .innerJoin(products, and(eq(products.storeId, variants.storeId), eq(products.id, variants.productId)))
      .where(and(eq(variants.storeId, storeId), eq(variants.sku, skuOrId)));
    if (variant) return variant;
    const [product] = await getDatabase()
      .select({ ...amountsOf(products), status: products.status })
      .from(products)
      .where(and(eq(products.storeId, storeId), or(eq(products.sku, skuOrId), eq(products.id, skuOrId))));
    return product ?? null;
  },
  message: async (storeId, id) => {
    const [facts] = await getDatabase()
      .select({ status: outboxMessages.status })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.storeId, storeId), eq(outboxMessages.id, id)));
    return facts ?? null;
  },
  staff_member: async (storeId, id) => {
    const [member] = await getDatabase()
      .select()
      .from(staffMembers)
      .where(and(eq(staffMembers.storeId, storeId), eq(staffMembers.id, id)));
    if (!member) return null;
    const { name, role, email, passwordHash, totpSecret } = member;
    const passkeys = await getDatabase().$count(
      staffPasskeys,
      and(eq(staffPasskeys.storeId, storeId), eq(staffPasskeys.memberId, id)),
    );
    // Never a secret, not even as a hash: only whether there is one.
    return { name, role, email, hasPassword: passwordHash !== null, hasSecondFactor: totpSecret !== null, passkeys };
  },
  api_token: async (storeId, id) => {
    const { name, rights, expiresAt } = apiTokens;
    const [facts] = await getDatabase()
      .select({ name, rights, expiresAt })
      .from(apiTokens)
      .where(and(eq(apiTokens.storeId, storeId), eq(apiTokens.id, id)));
    return facts ?? null;
  },
  store: async (_storeId, id) => {
    const { status, name } = stores;
    const [facts] = await getDatabase().select({ status, name }).from(stores).where(eq(stores.storeId, id));
    return facts ?? null;
  },
};

const amountsOf = ({ sellingPrice, discountedPrice, stock }: typeof products | typeof variants) => ({
  sellingPrice,
  discountedPrice,
  stock,
});
