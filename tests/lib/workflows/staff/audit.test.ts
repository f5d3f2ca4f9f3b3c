import { eq, sql } from "drizzle-orm";
import { listAuditEntries } from "@/lib/data/staff/audit-entries";
import { getDatabase } from "@/lib/database/connection";
import { auditEntries } from "@/lib/database/schema/staff";
import { stores } from "@/lib/database/schema/store";
import { fail, ok } from "@/lib/domain/result";
import { audited } from "@/lib/workflows/staff/audit";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

useTestDatabase();
beforeAll(() => insertStore("nila-loom"));

const change = (action: string) => ({
  actor: { kind: "api_token" as const, name: "Night script" },
  address: "198.51.100.7",
  action,
  target: { kind: "store" as const, id: "nila-loom" },
  input: { status: "inactive" },
});
const logged = async (search: string) => (await listAuditEntries("nila-loom", { search, page: 1, limit: 10 })).entries;
const setStatus = (status: string) =>
  getDatabase().update(stores).set({ status }).where(eq(stores.storeId, "nila-loom"));

it("says who has changed what, from where, before and after", async () => {
  await audited("nila-loom", change("PUT /status"), async () => {
    await setStatus("inactive");
    return ok(null);
  });
  expect(await logged("PUT /status")).toMatchObject([
    {
      actor: { kind: "api_token", name: "Night script" },
      address: "198.51.100.7",
      input: '{"status":"inactive"}',
      outcome: "done",
      changes: [{ field: "status", before: "active", after: "inactive" }],
    },
  ]);
});

it("logs what was refused, and what ended nobody knows how", async () => {
  await audited("nila-loom", change("refused"), async () => fail("store_unknown"));
  expect(await logged("refused")).toMatchObject([{ outcome: "store_unknown", changes: [] }]);
  const broken = audited("nila-loom", change("broken"), () => Promise.reject(new Error("power cut")));
  await expect(broken).rejects.toThrow("power cut");
  expect(await logged("broken")).toMatchObject([{ outcome: null, changes: [] }]);
});

it("finds callers, actions and what was sent, as they are written", async () => {
  await audited("nila-loom", change("100%_sure"), async () => ok(null));
  expect(await logged("night SCRIPT")).not.toHaveLength(0);
  expect(await logged("100%_s")).toHaveLength(1);
  expect(await logged("%")).toHaveLength(1);
  expect((await listAuditEntries("silk-shop", { search: "", page: 1, limit: 10 })).total).toBe(0);
});

it.each([
  ["change", () => getDatabase().update(auditEntries).set({ actorName: "Somebody else" })],
  ["change the outcome of", () => getDatabase().update(auditEntries).set({ outcome: "other" })],
  ["delete", () => getDatabase().delete(auditEntries)],
])("lets nobody %s an entry", async (_what, write) => {
  await audited("nila-loom", change("kept"), async () => ok(null));
  const before = await getDatabase().select().from(auditEntries).orderBy(auditEntries.id);
  await expect(write()).rejects.toThrow("append-only");
  expect(await getDatabase().select().from(auditEntries).orderBy(auditEntries.id)).toEqual(before);
});

it("lets an entry get its outcome, and nothing else with it", async () => {
  await expect(audited("nila-loom", change("open"), () => Promise.reject(new Error("away")))).rejects.toThrow();
  const isOpen = eq(auditEntries.action, "open");
  const sly = getDatabase().update(auditEntries).set({ outcome: "done", actorName: "Somebody else" }).where(isOpen);
  await expect(sly).rejects.toBeDefined();
  await getDatabase().update(auditEntries).set({ outcome: sql`'done'` }).where(isOpen);
  expect(await logged("open")).toMatchObject([{ outcome: "done", actor: { name: "Night script" } }]);
});
