import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { GET } from "@/app/api/cron/[work]/route";
import { rateLimits } from "@/lib/data/account-schema";
import { getDatabase } from "@/lib/data/database";
import { queueMessage } from "@/lib/data/outbox";
import { useTestDatabase } from "@/tests/database";
import { insertStore } from "@/tests/factories/store-row";

const SECRET = "a-secret-of-the-scheduler";
const folder = mkdtempSync(path.join(os.tmpdir(), "cron-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.CRON_SECRET = SECRET;
process.env.DATA_DIR = folder;

useTestDatabase();
beforeAll(() => insertStore("loom"));

const call = (work: string, authorization = `Bearer ${SECRET}`) =>
  GET(new Request(`http://localhost/api/cron/${work}`, { headers: { authorization } }), {
    params: Promise.resolve({ work }),
  });

it("delivers what is in the outbox", async () => {
  await queueMessage("loom", { template: "welcome", recipient: "a@b.example", content: { name: "" } }, getDatabase());
  expect(await (await call("outbox")).json()).toEqual({ work: "outbox", sent: 1, postponed: 0, failed: 0 });
  expect(await (await call("outbox")).json()).toEqual({ work: "outbox", sent: 0, postponed: 0, failed: 0 });
});

it("sweeps up what is old", async () => {
  const endsAt = new Date("2020-01-01");
  await getDatabase()
    .insert(rateLimits)
    .values({ storeId: "loom", name: "sign-in", subjectHash: "x", attempts: 1, endsAt });
  expect((await call("old-attempts")).status).toBe(200);
  expect(await getDatabase().$count(rateLimits)).toBe(0);
  expect((await call("old-sessions")).status).toBe(200);
  expect((await call("old-messages")).status).toBe(200);
});

it.each(["", "Bearer", "Bearer undefined", `Basic ${SECRET}`, `Bearer ${SECRET}x`])(
  "does nothing for a caller with %j",
  async (authorization) => {
    expect((await call("outbox", authorization)).status).toBe(401);
  },
);

it("says that there is no such work", async () => {
  expect((await call("frob")).status).toBe(404);
});
