import { sql } from "drizzle-orm";
import { insertCustomer } from "@/lib/data/customer/customers";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { maintainTables } from "@/lib/database/table-care";
import { insertStore } from "../../factories/store-row";
import { openOwnPglite } from "../../support/pglite";

// Always runs on PGlite: a PostgreSQL server updates statistics by itself, and its planner makes other choices.
beforeAll(async () => registerDatabase(await openOwnPglite()), 60_000);
afterAll(closeDatabase);

async function signUp(count: number, name: string): Promise<void> {
  for (let index = 0; index < count; index++) {
    const customer = {
      name,
      email: `${name}-${index}@example.com`,
      passwordHash: null,
      dialCode: "",
      mobile: "",
      isMobileVerified: false,
    };
    await insertCustomer("loom", customer, new Date(), getDatabase());
  }
  // PostgreSQL normally updates these statistics some time after a transaction; this call makes it do so immediately.
  await getDatabase().execute(sql`select pg_stat_force_next_flush()`);
}

async function counted(): Promise<number> {
  const { rows } = await getDatabase().execute<{ count: number }>(
    sql`select reltuples::int as count from pg_class where oid = 'customers'::regclass`,
  );
  return rows[0]?.count ?? 0;
}

it("analyses a table that has grown, and leaves one alone that has hardly changed", async () => {
  await insertStore("loom");
  await signUp(20, "early");
  await maintainTables();
  expect(await counted()).toBe(20);
  await signUp(20, "late");
  await maintainTables();
  expect(await counted()).toBe(20);
  await signUp(40, "last");
  await maintainTables();
  expect(await counted()).toBe(80);
});

it("finds a customer by the primary key once the table is analysed", async () => {
  const { rows } = await getDatabase().execute(
    sql`explain select name from customers where store_id = 'loom' and id = 'asha'`,
  );
  expect(JSON.stringify(rows)).toContain("customers_store_id_id_pk");
});
