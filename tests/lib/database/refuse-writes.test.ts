import { sql } from "drizzle-orm";
import {
  closeDatabase,
  getDatabase,
  isRefusingWrites,
  refuseWrites,
  registerDatabase,
} from "@/lib/database/connection";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { openOwnPglite } from "@/tests/support/pglite";

beforeAll(async () => registerDatabase(await openOwnPglite()));
afterAll(closeDatabase);

const write = () => getDatabase().execute(sql`insert into expired_tags (tags) values ('{}')`);

it("refuses writes as a database does that is away, and goes on to answer reads", async () => {
  const takeWrites = await refuseWrites();
  const error = await write().catch((reason: unknown) => reason);
  expect([isDatabaseAway(error), await isRefusingWrites()]).toEqual([true, true]);
  await expect(
    getDatabase().transaction((transaction) => transaction.execute(sql`delete from expired_tags`)),
  ).rejects.toThrow();
  expect((await getDatabase().execute(sql`select count(*)::int as count from expired_tags`)).rows).toEqual([
    { count: 0 },
  ]);
  await takeWrites();
  await write();
  expect(await isRefusingWrites()).toBe(false);
});

it("finishes the transaction that has begun before", async () => {
  let isWritten = false;
  const writing = getDatabase().transaction(async (transaction) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    await transaction.execute(sql`insert into expired_tags (tags) values ('{late}')`);
    isWritten = true;
  });
  const takeWrites = await refuseWrites();
  expect(isWritten).toBe(true);
  await writing;
  await takeWrites();
});
