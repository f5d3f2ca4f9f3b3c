import { eq } from "drizzle-orm";
import { recordRun } from "@/lib/background/record-run";
import { countFault, forgetOldFaults, listFaultyRoutes, listTaskRuns, recordTaskRun } from "@/lib/data/health";
import { getDatabase } from "@/lib/database/connection";
import { menus, sharedLists } from "@/lib/database/schema/content";
import { requestFaults, taskRuns } from "@/lib/database/schema/process";
import { readHealth } from "@/lib/workflows/store/health";
import { insertSellingStore } from "@/tests/support/buyer";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(() => insertSellingStore());
beforeEach(async () => {
  await getDatabase().delete(taskRuns);
  await getDatabase().delete(requestFaults);
});

const HOUR_MS = 3_600_000;
const now = new Date("2030-06-01T12:30:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

it("remembers since when a task fails, until it ends well again", async () => {
  const run = (hours: number, isFailed: boolean) => recordTaskRun("outbox", { isFailed, now: ago(hours) });
  await run(5, false);
  await run(4, true);
  await run(3, true);
  expect(await listTaskRuns()).toEqual([{ name: "outbox", finishedAt: ago(3), failsSince: ago(4) }]);
  await run(2, false);
  expect(await listTaskRuns()).toEqual([{ name: "outbox", finishedAt: ago(2), failsSince: null }]);
});

it("records a frequent task once a minute, and at once when it begins to fail", async () => {
  const settled = () => new Promise((resolve) => setTimeout(resolve, 200));
  recordRun("often", false);
  await settled();
  const [first] = await listTaskRuns();
  recordRun("often", false);
  await settled();
  expect(await listTaskRuns()).toEqual([first]);
  recordRun("often", true);
  await settled();
  expect((await listTaskRuns())[0]?.failsSince).toBeInstanceOf(Date);
});

it("counts failed requests by hour and route, also when several fail at once, and forgets them", async () => {
  await Promise.all([1, 2, 3].map(() => countFault("GET /product", ago(0))));
  await countFault("GET /product", ago(2));
  await countFault("POST /api/orders", ago(1));
  await countFault("GET /old", ago(200));
  expect(await listFaultyRoutes(ago(24))).toEqual([
    { route: "GET /product", count: 4 },
    { route: "POST /api/orders", count: 1 },
  ]);
  await forgetOldFaults(now);
  expect(await listFaultyRoutes(ago(9_999))).toHaveLength(2);
});

it("reads the health of a store, with the versions of what it runs on", async () => {
  await recordTaskRun("outbox", { isFailed: true, now: new Date() });
  const read = await readHealth("nila-loom", [{ name: "outbox", everySeconds: 10 }]);
  if (!read.ok) throw new Error(read.code);
  const { checks, versions } = read.value;
  expect(checks.find(({ name }) => name === "tasks")).toMatchObject({ isWell: false, about: [{ what: "outbox" }] });
  expect(checks.find(({ name }) => name === "payments")).toMatchObject({ isWell: true });
  expect(versions).toMatchObject({ node: process.version, database: expect.stringMatching(/^PostgreSQL 1\d/) });
  expect(versions.migrations).toBeGreaterThan(60);
  expect(await readHealth("nobody", [])).toMatchObject({ code: "store_unknown" });
});

it("counts what cannot be read, and is well again without it", async () => {
  const rows = async () => {
    const read = await readHealth("nila-loom", []);
    return read.ok ? read.value.checks.find(({ name }) => name === "rows") : null;
  };
  expect(await rows()).toEqual({ name: "rows", isWell: true, about: [] });
  const broken = { storeId: "nila-loom", kind: "collection", id: "broken", content: { options: "none" } };
  await getDatabase().insert(sharedLists).values(broken);
  await getDatabase()
    .insert(menus)
    .values({ storeId: "nila-loom", id: "broken", content: { name: 4 } });
  expect(await rows()).toMatchObject({
    isWell: false,
    about: [
      { what: "menu", count: 1 },
      { what: "collection", count: 1 },
    ],
  });
  await getDatabase().delete(sharedLists).where(eq(sharedLists.id, "broken"));
  await getDatabase().delete(menus).where(eq(menus.id, "broken"));
  expect(await rows()).toMatchObject({ isWell: true });
});
