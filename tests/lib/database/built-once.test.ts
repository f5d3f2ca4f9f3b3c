import { eq, sql } from "drizzle-orm";
import { builtOnce } from "@/lib/database/built-once";
import { type Database, getDatabase } from "@/lib/database/connection";
import { carts } from "@/lib/database/schema/cart";
import { useTestDatabase } from "../../support/database";

useTestDatabase();

const at = new Date("2026-11-30T10:00:00Z");
const cart = (id: string, note: string) => {
  return { storeId: "nila-loom", id, anonymousId: `visitor of ${id}`, note, createdAt: at, modifiedAt: at };
};
const build = jest.fn((database: Database) =>
  database
    .select({ note: carts.note })
    .from(carts)
    .where(eq(carts.id, sql.placeholder("id")))
    .prepare(""),
);
const noteOf = builtOnce(build);

beforeAll(() =>
  getDatabase()
    .insert(carts)
    .values([cart("one", "first"), cart("two", "second")]),
);

it("writes a query once for all values", async () => {
  expect(await noteOf().execute({ id: "one" })).toEqual([{ note: "first" }]);
  expect(await noteOf(getDatabase()).execute({ id: "two" })).toEqual([{ note: "second" }]);
  expect(build).toHaveBeenCalledTimes(1);
});

it("keeps the values of questions apart that are asked at the same time", async () => {
  const ids = Array.from({ length: 40 }, (_, index) => (index % 2 ? "one" : "two"));
  const notes = await Promise.all(ids.map((id) => noteOf().execute({ id })));
  expect(notes.flat().map(({ note }) => note)).toEqual(ids.map((id) => (id === "one" ? "first" : "second")));
});

it("asks within a transaction, and sees what that has written", async () => {
  const undone = new Error("undone");
  const work = getDatabase().transaction(async (transaction) => {
    await transaction.update(carts).set({ note: "changed" }).where(eq(carts.id, "one"));
    expect(await noteOf(transaction).execute({ id: "one" })).toEqual([{ note: "changed" }]);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  expect(await noteOf().execute({ id: "one" })).toEqual([{ note: "first" }]);
});
