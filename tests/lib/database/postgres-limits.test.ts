import { sql } from "drizzle-orm";
import { migrate } from "@/lib/database/migrate";
import { openPostgres } from "@/lib/database/postgres";
import { isDatabaseAway } from "@/lib/database/query-errors";
import { createOwnPostgres, useTestDatabase } from "../../support/database";

useTestDatabase();

const server = process.env.TEST_DATABASE_URL;

it.each(["55P03", "57014", "25P03"])("takes the end of a time limit (%s) for a database that is away", (code) => {
  expect(isDatabaseAway(Object.assign(new Error("canceling statement"), { code }))).toBe(true);
});

if (server) {
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => "none",
      (error: { code?: string; cause?: { code?: string } }) => error.code ?? error.cause?.code,
    );

  it("gives up a statement, and a wait for a row, after the times of the settings", async () => {
    const own = await createOwnPostgres(server);
    const { database, close } = await openPostgres(own.address, { statementTimeoutMs: 300, lockTimeoutMs: 100 });
    await database.execute(sql`create table one (id int)`);
    await database.execute(sql`insert into one values (1)`);
    expect(await codeOf(database.execute(sql`select pg_sleep(5)`))).toBe("57014");
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`update one set id = 2`);
      expect(await codeOf(database.execute(sql`update one set id = 3`))).toBe("55P03");
    });
    await close();
    await own.drop();
  });

  it("sets nothing on the connections of a pooler", async () => {
    const own = await createOwnPostgres(server);
    const { database, close } = await openPostgres(own.address, { statementTimeoutMs: 300, directUrl: own.address });
    const { rows } = await database.execute(sql`select current_setting('statement_timeout') as value`);
    expect(rows).toEqual([{ value: "0" }]);
    await close();
    await own.drop();
  });

  it("lets a migration wait for a table in use, without queries that wait behind it for long", async () => {
    const waited = jest.spyOn(console, "warn").mockReturnValue(undefined);
    const own = await createOwnPostgres(server);
    const first = await openPostgres(own.address, { isLeftAsIs: true });
    // The next migration changes the keys of this table.
    await migrate(first.database, "0066_articles");
    let second: Awaited<ReturnType<typeof openPostgres>> | null = null;
    const opening = openPostgres(own.address).then((opened) => {
      second = opened;
      return opened;
    });
    await first.database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table staff_links in share mode`);
      await new Promise((resolve) => setTimeout(resolve, 4_500));
      expect(second).toBeNull();
    });
    const { close } = await opening;
    expect(waited).toHaveBeenCalledWith("A migration waits for a table that is in use, and tries again.");
    waited.mockRestore();
    await Promise.all([close(), first.close()]);
    await own.drop();
  });
}
