import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { eq, sql } from "drizzle-orm";
import { closeDatabase, type Database, getDatabase, openDatabase } from "@/lib/database/connection";
import { findRunningShop } from "@/lib/database/one-opener";
import { openPostgres } from "@/lib/database/postgres";
import { stores } from "@/lib/database/schema/store";
import { createOwnPostgres, openOwnPostgres } from "../../support/database";
import { openOwnPglite } from "../../support/pglite";

// Each new database is synced to disk, which takes a minute and more while others keep the disk busy.
jest.setTimeout(240_000);

const postgres = process.env.TEST_DATABASE_URL;
const aStore = { storeId: "a", name: "Shop", details: { tagline: "शुभ 🧵" }, liveCurrencies: [{ code: "INR" }] };

describe("the embedded database", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), "shop-data-"));
    Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: "" });
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  afterEach(closeDatabase);

  it("refuses a query before it is open, and says what to do", () => {
    expect(getDatabase).toThrow("await openDatabase()");
  });

  it("refuses a second process, and loses nothing when the first is killed while writing", async () => {
    const first = spawn(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", path.join(__dirname, "writing-opener.ts")],
      { stdio: ["ignore", "pipe", "inherit"], env: process.env },
    );
    const acknowledged: string[] = [];
    let refusal = "";
    for await (const line of createInterface({ input: first.stdout })) {
      acknowledged.push(line);
      if (acknowledged.length === 1) {
        refusal = await openDatabase().then(
          () => "none",
          (error: Error) => error.message,
        );
      }
      if (acknowledged.length === 200) first.kill("SIGKILL");
    }
    expect(refusal).toContain(`${dataDir} is in use by process ${first.pid}, the shop at http://localhost:4321`);

    const rows = await (await openDatabase()).select({ storeId: stores.storeId }).from(stores);
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(rows.map((row) => row.storeId)).toEqual(expect.arrayContaining(acknowledged));
  });

  it("is opened only once, and lets the running shop be found", async () => {
    const [one, two] = await Promise.all([openDatabase("http://localhost:4322"), openDatabase()]);
    expect([two === one, getDatabase() === one]).toEqual([true, true]);
    expect(await findRunningShop(dataDir)).toEqual({ pid: process.pid, url: "http://localhost:4322" });
    await closeDatabase();
    expect(await findRunningShop(dataDir)).toBeNull();
  });
});

/** Runs queries that use each database feature the shop needs; returns the results in the form the driver returns. */
async function runSampleQueries(database: Database) {
  await database.insert(stores).values(aStore);
  const [row] = await database.select().from(stores).where(eq(stores.storeId, "a"));
  const duplicate = await database
    .insert(stores)
    .values(aStore)
    .catch((error) => error.code);
  await database
    .transaction(async (transaction) => {
      await transaction.update(stores).set({ name: "Never" });
      throw new Error("changed our mind");
    })
    .catch(() => undefined);
  const raw = await database.execute(sql`
    select count(*) as count, sum(12)::numeric as sum, array['a', 'b'] as list, '{"a": 1}'::jsonb as json, null as nothing,
      9007199254740993 as beyond_safe, word_similarity('kanjivram', 'kanjivaram saree') > 0.5 as near,
      to_tsvector('english', 'woven sarees') @@ websearch_to_tsquery('english', 'saree') as found
    from stores where store_id = any(${sql.param(["a", "b"])})`);
  const [name] = await database.select({ name: stores.name }).from(stores);
  return { row: { ...row, modifiedAt: row?.modifiedAt instanceof Date }, duplicate, raw: raw.rows, name };
}

const drivers = [{ driver: "PGlite", open: openOwnPglite }];
if (postgres) drivers.push({ driver: "PostgreSQL", open: () => openOwnPostgres(postgres) });

it.each(drivers)("returns the same results with $driver as with any other driver", async ({ open }) => {
  const { database, close } = await open();
  try {
    expect(await runSampleQueries(database)).toEqual({
      row: { ...aStore, status: "active", domains: [], setupDone: [], features: [], modifiedAt: true },
      duplicate: "23505",
      raw: [
        {
          count: 1,
          sum: "12",
          list: ["a", "b"],
          json: { a: 1 },
          nothing: null,
          beyond_safe: 9007199254740993n,
          near: true,
          found: true,
        },
      ],
      name: { name: "Shop" },
    });
  } finally {
    await close();
  }
});

if (postgres) {
  it("lets several processes migrate one PostgreSQL database at once", async () => {
    const own = await createOwnPostgres(postgres);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(own.address)));
    const counts = await Promise.all(opened.map(({ database }) => database.$count(stores)));
    await Promise.all(opened.map(({ close }) => close()));
    await own.drop();
    expect(counts).toEqual([0, 0, 0, 0]);
  });
}
