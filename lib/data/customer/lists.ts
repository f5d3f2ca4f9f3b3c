import "server-only";
import { and, count, desc, eq, ilike, max, or } from "drizzle-orm";
import { type Database, getDatabase } from "@/lib/database/connection";
import { containing } from "@/lib/database/like-pattern";
import { customers } from "@/lib/database/schema/customer";
import { orders } from "@/lib/database/schema/order";
import type { ListedCustomer } from "@/lib/domain/customer/customer";
import type { StoreId } from "@/lib/domain/store/id";

/**
 * A page of the store's customers, the newest first, with how many orders each has. `search` is a part of a name, an
 * e-mail address or a mobile number, or a whole customer number.
 */
export async function listCustomers(
  storeId: StoreId,
  { search, page, limit }: { search: string; page: number; limit: number },
  database: Database = getDatabase(),
): Promise<{ customers: ListedCustomer[]; total: number }> {
  const { id, number, name, email, dialCode, mobile, createdAt } = customers;
  const pattern = containing(search);
  const wanted = and(
    eq(customers.storeId, storeId),
    search
      ? or(
          ilike(name, pattern),
          ilike(email, pattern),
          ilike(mobile, pattern),
          /^\d{1,9}$/.test(search) ? eq(number, Number(search)) : undefined,
        )
      : undefined,
  );
  const found = database
    .select({ id, number, name, email, dialCode, mobile, createdAt })
    .from(customers)
    .where(wanted)
    .orderBy(desc(number))
    .limit(limit)
    .offset((page - 1) * limit)
    .as("found");
  const rows = await database
    .select({
      id: found.id,
      number: found.number,
      name: found.name,
      email: found.email,
      dialCode: found.dialCode,
      mobile: found.mobile,
      createdAt: found.createdAt,
      orders: count(orders.id),
      lastOrderAt: max(orders.placedAt),
    })
    .from(found)
    .leftJoin(orders, and(eq(orders.storeId, storeId), eq(orders.customerId, found.id)))
    .groupBy(found.id, found.number, found.name, found.email, found.dialCode, found.mobile, found.createdAt)
    .orderBy(desc(found.number));
  return { customers: rows, total: await database.$count(customers, wanted) };
}
