import { inspect } from "node:util";
import { eq, sql } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { logSlowQueries, QueryFailedError } from "@/lib/database/query-errors";
import { customers } from "@/lib/database/schema/customer";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const asha = { storeId: "nila-loom", number: 100_001, name: "Asha", email: "asha@example.com" };

const failed = (query: PromiseLike<unknown>): Promise<QueryFailedError> =>
  Promise.resolve(query).then(
    () => Promise.reject(new Error("The query did not fail.")),
    (error) => error,
  );

it("names the failed query and the violated index, but no personal data", async () => {
  await getDatabase()
    .insert(customers)
    .values({ ...asha, id: "one" });
  const error = await failed(
    getDatabase()
      .insert(customers)
      .values({ ...asha, id: "two", number: 100_002 }),
  );
  expect(error).toBeInstanceOf(QueryFailedError);
  expect(error).toMatchObject({ code: "23505", constraint: "customers_email" });
  expect(error.message).toContain('insert into "customers"');
  expect(inspect(error, { depth: 10 })).not.toMatch(/asha/i);
});
it("does not repeat a value that was not valid", async () => {
  const error = await failed(getDatabase().execute(sql`select ${"asha@example.com"}::integer`));
  expect(error).toBeInstanceOf(QueryFailedError);
  expect(inspect(error, { depth: 10 })).not.toMatch(/asha/i);
});
it("reports a failure inside a transaction in the same way, and rolls it back", async () => {
  const error = await failed(
    getDatabase().transaction(async (transaction) => {
      await transaction.update(customers).set({ name: "Bina" }).where(eq(customers.id, "one"));
      await transaction.insert(customers).values({ ...asha, id: "three", number: 100_003 });
    }),
  );
  expect(inspect(error, { depth: 10 })).not.toMatch(/asha/i);
  const [row] = await getDatabase().select({ name: customers.name }).from(customers).where(eq(customers.id, "one"));
  expect(row).toEqual({ name: "Asha" });
});

it("logs a query that takes long, without what it asks for", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue(undefined);
  await getDatabase().execute(sql`select ${"asha@example.com"}::text`);
  expect(warned).not.toHaveBeenCalled();
  logSlowQueries(0);
  await getDatabase().execute(sql`select ${"asha@example.com"}::text`);
  logSlowQueries(Number.POSITIVE_INFINITY);
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/^A query took \d+ ms: select \$1::text$/)]]);
  warned.mockRestore();
});
