import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { closeDatabase, getDatabase, isEmbedded, openDatabase } from "@/lib/database/connection";
import { beginCopy, statementsOf } from "@/lib/database/copy/fill";
import { listTables, sumTable } from "@/lib/database/copy/tables";
import type { Database, OpenedDatabase } from "@/lib/database/database";
import { openPglite } from "@/lib/database/pglite";
import { openPostgres } from "@/lib/database/postgres";
import { isDatabaseAway } from "@/lib/database/query-errors";
import type { Environment } from "@/lib/server/env";
import { loadDemoStore } from "@/lib/workflows/demo/load-demo-store";
import { moveDatabase } from "@/lib/workflows/move/move-database";
import { createOwnPostgres } from "@/tests/support/database";
import { createDatabaseFolder } from "@/tests/support/pglite";

// Whole databases are created, copied by processes of their own and compared.
jest.setTimeout(300_000);

const settings: Partial<Environment> = {};
jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: () => ({ ...actual.readEnvironment({}), ...settings }) };
});

const ADDRESS = "postgres://shop:secret@db.example:5432/shop";
const folder = mkdtempSync(path.join(os.tmpdir(), "shop-move-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(closeDatabase);

/** The demo store, of which each test moves a copy. */
beforeAll(async () => {
  const dataDir = path.join(folder, "demo");
  await createDatabaseFolder(path.join(dataDir, "database"));
  Object.assign(settings, { DATA_DIR: dataDir });
  await openDatabase();
  await loadDemoStore(getDatabase());
  // The null of JSON, which is no null of PostgreSQL.
  await getDatabase().execute(sql`
    insert into outbox_messages (store_id, id, channel, template, recipient, content)
    values ('nila-loom', 'm1', 'mail', 'order_placed', 'a@example.com', 'null')`);
  await closeDatabase();
});

let shops = 0;
async function openShop(): Promise<string> {
  shops += 1;
  const dataDir = path.join(folder, String(shops));
  cpSync(path.join(folder, "demo"), dataDir, { recursive: true });
  Object.assign(settings, { DATA_DIR: dataDir });
  await openDatabase();
  return dataDir;
}

/** An empty database that looks like a server to the shop: a real one with TEST_DATABASE_URL, else an embedded one. */
const server = process.env.TEST_DATABASE_URL;
const dropped: (() => Promise<void>)[] = [];
afterEach(() => dropped.pop()?.());
async function newAddress(): Promise<string> {
  if (!server) return ADDRESS;
  const own = await createOwnPostgres(server);
  dropped.push(own.drop);
  return own.address;
}

let standIn: OpenedDatabase | null = null;
async function openStandIn(): Promise<OpenedDatabase> {
  standIn = await openPglite(undefined, { isLeftAsIs: true });
  return { ...standIn, countConnections: () => ({ busy: 0, idle: 1, waiting: 0 }) };
}
const move = async (address: string) => (server ? moveDatabase(address) : moveDatabase(address, openStandIn));

async function sumsOf(database: Database): Promise<Record<string, unknown>> {
  return database.transaction(async (transaction) => {
    await beginCopy(transaction);
    const run = statementsOf(transaction);
    const sums: Record<string, unknown> = {};
    for (const table of await listTables(run)) sums[table.name] = await sumTable(run, table);
    return sums;
  });
}

it("carries every row over, also what is written, changed and deleted meanwhile", async () => {
  const dataDir = await openShop();
  const address = await newAddress();
  const acknowledged = new Set<string>();
  const refused: unknown[] = [];
  let isOver = false;
  const write = async () => {
    for (let round = 1; !isOver; round += 1) {
      const email = `reader-${round}@example.com`;
      try {
        // Half of the rounds write to the old database and half to the new one, as they come.
        await getDatabase().transaction(async (transaction) => {
          await transaction.execute(
            sql`insert into newsletter_subscribers (store_id, email, created_at) values ('nila-loom', ${email}, now())`,
          );
          await transaction.execute(sql`update products set stock = stock + 1 where slug = 'indigo-ikat-stole'`);
          await transaction.execute(
            sql`delete from newsletter_subscribers where email = ${`reader-${round - 3}@example.com`}`,
          );
        });
        acknowledged.add(email);
        acknowledged.delete(`reader-${round - 3}@example.com`);
      } catch (error) {
        refused.push(error);
      }
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  const writing = write();
  const moved = await move(address);
  expect(moved).toMatchObject({ ok: true });
  await new Promise((resolve) => setTimeout(resolve, 200));
  isOver = true;
  await writing;

  expect(isEmbedded()).toBe(false);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((error) => !isDatabaseAway(error))).toEqual([]);
  const { rows } = await getDatabase().execute<{ email: string }>(sql`select email from newsletter_subscribers`);
  expect(new Set(rows.map(({ email }) => email))).toEqual(acknowledged);
  expect(existsSync(path.join(dataDir, "moving"))).toBe(false);

  // A start without DATABASE_URL would show what the shop had before.
  await closeDatabase();
  await expect(openDatabase()).rejects.toThrow("The shop has moved to PostgreSQL");
  expect(readFileSync(path.join(dataDir, "database-moved.txt"), "utf8")).not.toContain("secret");
  rmSync(path.join(dataDir, "database-moved.txt"));
});

it("has the same rows in every table, and gives new rows ids that none ever had", async () => {
  await openShop();
  await getDatabase().execute(sql`insert into expired_tags (tags) values ('{a}'), ('{b}')`);
  await getDatabase().execute(sql`delete from expired_tags`);
  const before = await sumsOf(getDatabase());
  const [last] = (
    await getDatabase().execute<{ last: number }>(sql`select last_value as last from expired_tags_id_seq`)
  ).rows;
  expect(await move(await newAddress())).toMatchObject({ ok: true, value: { tables: Object.keys(before).length } });
  expect(await sumsOf(getDatabase())).toEqual(before);
  const { rows } = await getDatabase().execute<{ id: number }>(
    sql`insert into expired_tags (tags) values ('{}') returning id`,
  );
  expect(Number(rows[0]?.id)).toBeGreaterThan(Number(last?.last));
  // What the database does by itself goes on.
  await getDatabase().execute(sql`update products set stock = stock + 100 where slug = 'indigo-ikat-stole'`);
  expect((await sumsOf(getDatabase())).stock_movements).not.toEqual(before.stock_movements);
});

const loseConnection = (): never => {
  throw new Error("The connection was lost before the commit.");
};

it("goes on with the old database, which takes writes, if the copy fails at its end", async () => {
  const dataDir = await openShop();
  const address = await newAddress();
  const moved = moveDatabase(address, async (to) => {
    const target = await (server ? openPostgres(to, { isLeftAsIs: true }) : openStandIn());
    const { transaction } = target.database;
    target.database.transaction = (work, config) =>
      transaction.call(target.database, (inner) => work(inner).then(loseConnection), config) as ReturnType<typeof work>;
    return target;
  });
  await expect(moved).rejects.toThrow("before the commit");
  expect(isEmbedded()).toBe(true);
  await getDatabase().execute(sql`update products set stock = stock + 1 where slug = 'indigo-ikat-stole'`);
  expect(existsSync(path.join(dataDir, "database-moved.txt"))).toBe(false);
});

it("refuses a database that has tables, and one that cannot be reached", async () => {
  await openShop();
  const said = jest.spyOn(console, "warn").mockReturnValue(undefined);
  const full = async () => {
    const opened = await openStandIn();
    await opened.database.execute(sql`create table one (id int)`);
    return opened;
  };
  expect(await moveDatabase(ADDRESS, full)).toEqual({ ok: false, code: "database_not_empty" });
  expect(await moveDatabase("postgres://shop:secret@127.0.0.1:1/shop")).toEqual({
    ok: false,
    code: "database_unreachable",
  });
  expect(said.mock.calls.flat().join()).toContain("127.0.0.1:1/shop does not answer");
  expect(said.mock.calls.flat().join()).not.toContain("secret");
  expect(isEmbedded()).toBe(true);
  said.mockRestore();
});
