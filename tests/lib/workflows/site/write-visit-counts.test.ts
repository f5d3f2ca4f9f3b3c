import { forgetOldVisitCounts } from "@/lib/data/site/visit-counts";
import { getDatabase } from "@/lib/database/connection";
import { visitCounts } from "@/lib/database/schema/visit-count";
import type { CountedVisit } from "@/lib/domain/site/visit-count";
import { createVisitCounter } from "@/lib/server/front/visit-counter";
import { writeVisitCounts } from "@/lib/workflows/site/write-visit-counts";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(async () => {
  await insertStore("nila-loom", { domains: ["nila.example"] });
  await insertStore("other", { domains: ["other.example"] });
});
beforeEach(async () => {
  await getDatabase().delete(visitCounts);
});
afterEach(() => jest.restoreAllMocks());

const search = (subject: string): CountedVisit => ({ kind: "search", subject });
const missed = (subject: string): CountedVisit => ({ kind: "missed_address", subject });
const rows = () =>
  getDatabase()
    .select({
      storeId: visitCounts.storeId,
      kind: visitCounts.kind,
      subject: visitCounts.subject,
      count: visitCounts.count,
    })
    .from(visitCounts)
    .orderBy(visitCounts.storeId, visitCounts.kind, visitCounts.subject);

it("adds what was counted to the counts of the day, for the store of each host", async () => {
  const counter = createVisitCounter();
  counter.count("nila.example", [search("linen")]);
  counter.count("nila.example", [search("linen"), { kind: "search_without_result", subject: "linen" }]);
  counter.count("other.example", [missed("/old")]);
  counter.count("made-up.example", [missed("/old")]);
  await writeVisitCounts(counter);
  counter.count("nila.example", [search("linen")]);
  await writeVisitCounts(counter);
  await writeVisitCounts(counter);
  expect(await rows()).toEqual([
    { storeId: "nila-loom", kind: "search", subject: "linen", count: 3 },
    { storeId: "nila-loom", kind: "search_without_result", subject: "linen", count: 1 },
    { storeId: "other", kind: "missed_address", subject: "/old", count: 1 },
  ]);
});

it("tells a bounded number of subjects apart, in memory and on a day, and loses none of the counts", async () => {
  for (let batch = 0; batch < 4; batch += 1) {
    const counter = createVisitCounter();
    for (let each = 0; each < 1_500; each += 1) counter.count("nila.example", [missed(`/${batch}-${each}`)]);
    const taken = counter.take();
    expect(taken).toHaveLength(1_001);
    counter.giveBack(taken);
    await writeVisitCounts(counter);
  }
  const written = await rows();
  expect(written).toHaveLength(2_000);
  expect(written.reduce((sum, { count }) => sum + count, 0)).toBe(6_000);
});

it("counts for a bounded number of hosts", () => {
  const counter = createVisitCounter();
  for (let each = 0; each < 500; each += 1) counter.count(`made-up-${each}.example`, [missed("/"), missed("")]);
  counter.count("a".repeat(10_000), [missed("/")]);
  expect(counter.take()).toHaveLength(100);
});

it("keeps a batch that could not be written for the next one", async () => {
  const counter = createVisitCounter();
  counter.count("nila.example", [search("linen")]);
  const transaction = jest.spyOn(getDatabase(), "transaction").mockRejectedValueOnce(new Error("away"));
  await expect(writeVisitCounts(counter)).rejects.toThrow("away");
  transaction.mockRestore();
  counter.count("nila.example", [search("linen")]);
  await writeVisitCounts(counter);
  expect(await rows()).toEqual([{ storeId: "nila-loom", kind: "search", subject: "linen", count: 2 }]);
});

it("forgets the counts after ninety days", async () => {
  const on = (day: string) => ({ storeId: "nila-loom", day, kind: "search", subject: "linen", count: 1 });
  await getDatabase()
    .insert(visitCounts)
    .values([on("2026-08-24"), on("2026-08-25"), on("2026-11-23")]);
  await forgetOldVisitCounts(new Date("2026-11-23T10:00:00Z"));
  const left = await getDatabase().select({ day: visitCounts.day }).from(visitCounts).orderBy(visitCounts.day);
  expect(left.map(({ day }) => day)).toEqual(["2026-08-25", "2026-11-23"]);
});
