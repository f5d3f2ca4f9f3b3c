import { eq, sql } from "drizzle-orm";
import type { OpenedDatabase } from "@/lib/database/database";
import { stores } from "@/lib/database/schema/store";
import { openOwnPglite } from "../../support/pglite";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openOwnPglite();
}, 60_000);
afterAll(() => opened.close());

const aStore = (storeId: string) => ({ storeId, name: "Shop", details: { n: 1 }, liveCurrencies: [{ code: "INR" }] });

async function preparedNow(): Promise<number> {
  const { rows } = await opened.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from pg_prepared_statements`,
  );
  return rows[0]?.count ?? 0;
}

it("returns the same for a repeated statement as the first time", async () => {
  const answers = await opened.database.transaction(async (database) => {
    await database.insert(stores).values([aStore("one"), aStore("two")]);
    const found = [];
    // After five executions PostgreSQL may use another plan (a generic one) for a prepared statement.
    for (let times = 0; times < 8; times++) {
      for (const id of ["one", "none"]) {
        found.push(
          await database
            .select({ id: stores.storeId, details: stores.details })
            .from(stores)
            .where(eq(stores.storeId, id)),
        );
      }
    }
    return found;
  });
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set(['[{"id":"one","details":{"n":1}}]', "[]"]),
  );
});

it("continues after a statement that failed", async () => {
  const insert = (id: string) =>
    opened.database.transaction((database) =>
      database.insert(stores).values(aStore(id)).returning({ id: stores.storeId }),
    );
  await insert("three");
  await expect(insert("three")).rejects.toMatchObject({ code: "23505" });
  expect(await insert("four")).toEqual([{ id: "four" }]);
  await expect(
    opened.database.transaction((database) => database.execute(sql`select nothing from nowhere where id = ${"one"}`)),
  ).rejects.toMatchObject({ code: "42P01" });
  expect(await insert("five")).toEqual([{ id: "five" }]);
});

it("rolls back a refused part of a transaction and keeps the rest", async () => {
  await opened.database.transaction(async (database) => {
    await database.insert(stores).values(aStore("kept"));
    const part = database.transaction(async (inner) => {
      await inner.insert(stores).values(aStore("undone"));
      await inner.insert(stores).values(aStore("kept"));
    });
    await expect(part).rejects.toMatchObject({ code: "23505" });
  });
  const rows = await opened.database.select({ id: stores.storeId }).from(stores);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(["kept"]));
  expect(rows.map(({ id }) => id)).not.toContain("undone");
});

it("keeps no more statements than its limit", async () => {
  await opened.database.transaction(async (database) => {
    for (let index = 0; index < 250; index++) {
      expect((await database.execute(sql.raw(`select ${index} as number`))).rows).toEqual([{ number: index }]);
    }
    expect((await database.execute(sql.raw("select 0 as number"))).rows).toEqual([{ number: 0 }]);
  });
  expect(await preparedNow()).toBe(200);
});

it("prepares a frequent statement again, because its tables have grown", async () => {
  const names = new Set<unknown>();
  for (let times = 0; times < 501; times += 1) {
    await opened.database.transaction((database) => database.execute(sql.raw("select 'again' as word")));
    if (times % 250 !== 0) continue;
    const { rows } = await opened.database.execute(
      sql`select name from pg_prepared_statements where statement = ${"select 'again' as word"}`,
    );
    names.add(JSON.stringify(rows));
  }
  expect(names.size).toBe(2);
});

it("runs nothing in a finished transaction", async () => {
  const finished = await opened.database.transaction(async (database) => database);
  await expect(finished.execute(sql`select 1`)).rejects.toThrow("closed");
});

it("prepares lookups outside transactions too, but no lists and searches", async () => {
  const { database } = opened;
  await database.select({ status: stores.status }).from(stores).where(eq(stores.storeId, "kept"));
  await database.execute(sql`select to_tsvector('simple', ${"red saree"}) @@ to_tsquery('simple', ${"red"}) as found`);
  const { rows } = await database.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
  expect(rows.some(({ statement }) => statement.startsWith('select "status" from "stores"'))).toBe(true);
  expect(rows.some(({ statement }) => statement.includes("@@"))).toBe(false);
});
