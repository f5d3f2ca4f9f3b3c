import { eq, sql } from "drizzle-orm";
import { insertCustomer } from "@/lib/data/customer/customers";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { customers } from "@/lib/database/schema/customer";
import { orderItems, orders } from "@/lib/database/schema/order";
import { products } from "@/lib/database/schema/product";
import { refreshStatistics } from "@/lib/database/statistics";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { insertProduct } from "@/tests/factories/product-row";
import { insertStore } from "@/tests/factories/store-row";

export const STORE = "nila-loom";
const NOW = new Date();
const MINUTE_MS = 60_000;
const CHUNK = 500;
const NAMES = ["Madras check", "Silk stole", "Cotton towel", "Wool blanket"];
const PEOPLE = ["Asha", "Ravi", "Leela", "Mina"];

export type Size = { products: number; orders: number; customers: number };

/** Fills a store with copies of one product, one customer and one order with two items, each with names of its own. */
export async function fillStore(size: Size): Promise<void> {
  const database = getDatabase();
  await insertStore(STORE);
  await insertProduct({ id: "seed", name: "Madras check", sku: "SKU", stock: 900, unit: "Pcs" });
  const [product] = await database.select().from(products).where(eq(products.id, "seed"));
  if (!product) throw new Error("No product to copy");
  const { searchDocument: _document, ...productRow } = product;
  await inChunks(size.products, async (numbers) => {
    await database.insert(products).values(
      numbers.map((n) => ({
        ...productRow,
        id: `p${n}`,
        slug: `p${n}`,
        sku: `SKU-${n}`,
        name: `${NAMES[n % NAMES.length]} ${n}`,
        stock: (n % 40) * 100,
      })),
    );
  });

  const person = { name: "Asha", email: "asha@example.com", passwordHash: null, dialCode: "", mobile: "" };
  await insertCustomer(STORE, { ...person, isMobileVerified: false }, NOW, database);
  const [customerRow] = await database.select().from(customers).where(eq(customers.email, "asha@example.com"));
  if (!customerRow) throw new Error("No customer to copy");
  await inChunks(size.customers, async (numbers) => {
    await database.insert(customers).values(
      numbers.map((n) => ({
        ...customerRow,
        id: `c${n}`,
        number: 200_000 + n,
        email: `person${n}@example.com`,
        name: `${PEOPLE[n % PEOPLE.length]} ${n}`,
      })),
    );
  });

  const items = [anOrderItem({ position: 0 }), anOrderItem({ position: 1, name: "Indigo saree" })];
  await insertOrder(STORE, anOrder({ id: "seed", number: "0-1", invoiceNumber: null, items }), NOW, database);
  const [order] = await database.select().from(orders).where(eq(orders.id, "seed"));
  const itemRows = await database.select().from(orderItems).where(eq(orderItems.orderId, "seed"));
  if (!order) throw new Error("No order to copy");
  const { searchText: _text, ...orderRow } = order;
  await inChunks(size.orders, async (numbers) => {
    const copies = numbers.map((n) => {
      const at = new Date(NOW.getTime() - n * 5 * MINUTE_MS);
      const customer = 1 + (n % size.customers);
      return {
        ...orderRow,
        id: `o${n}`,
        number: `${n}-100001`,
        customerId: `c${customer}`,
        email: `person${customer}@example.com`,
        customerName: `${PEOPLE[customer % PEOPLE.length]} ${customer}`,
        status: n % 200 === 0 ? ("placed" as const) : n % 9 === 0 ? ("cancelled" as const) : ("delivered" as const),
        createdAt: at,
        placedAt: at,
      };
    });
    await database.insert(orders).values(copies);
    await database
      .insert(orderItems)
      .values(numbers.flatMap((n) => itemRows.map((row) => ({ ...row, orderId: `o${n}` }))));
  });
  await refreshStatistics(database);
  await database.execute(sql`vacuum analyze orders`);
}

async function inChunks(count: number, insert: (numbers: readonly number[]) => Promise<void>): Promise<void> {
  for (let from = 1; from <= count; from += CHUNK) {
    await insert(Array.from({ length: Math.min(CHUNK, count - from + 1) }, (_, index) => from + index));
  }
}
