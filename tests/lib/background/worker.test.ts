import { setTimeout } from "node:timers/promises";
import { http } from "msw";
import { POST as expirePages } from "@/app/api/owner/pages/expire/route";
import { PERIODIC_WORK } from "@/lib/background/periodic-work";
import { startWorker } from "@/lib/background/worker";
import { getDatabase } from "@/lib/database/connection";
import { recordExpiredTags } from "@/lib/database/expired-tags";
import { nudgeOutbox } from "@/lib/server/outbox-signal";
import { takeExpiredTags } from "@/tests/mocks/next-cache";
import { server } from "@/tests/mocks/server";
import { useTestDatabase } from "@/tests/support/database";

jest.mock("@/lib/background/periodic-work", () => ({
  PERIODIC_WORK: [{ name: "outbox", everySeconds: 3_600, run: jest.fn(async () => {}) }],
}));
const task = jest.mocked(PERIODIC_WORK[0].run);

Object.assign(process.env, { PORT: "4391", OWNER_TOKEN: "the-token-of-the-owner" });
useTestDatabase();
beforeAll(startWorker);

let requests = 0;
beforeEach(() => {
  requests = 0;
  server.use(
    http.post("http://localhost:4391/api/owner/pages/expire", ({ request }) => {
      requests += 1;
      return expirePages(request);
    }),
  );
});

const change = (tag: string) => getDatabase().transaction((transaction) => recordExpiredTags([tag], transaction));

/** Makes the worker run its task twice. When the second run begins, the first has finished. */
async function runTask(): Promise<void> {
  for (let run = 0; run < 2; run += 1) {
    const runs = task.mock.calls.length;
    nudgeOutbox();
    while (task.mock.calls.length === runs) await setTimeout(5);
  }
}

it("asks its own shop to expire what a task has changed", async () => {
  task.mockImplementationOnce(async () => {
    await change("product:nila-loom:shawl");
    return { sent: 0, postponed: 0, failed: 0 };
  });
  await runTask();
  expect(takeExpiredTags()).toEqual(["product:nila-loom:shawl"]);
  expect(requests).toBe(1);
});

it("asks for nothing after a task that changed no page", async () => {
  await runTask();
  expect(requests).toBe(0);
});

it("expires what a failed request has left", async () => {
  await change("store:nila-loom");
  await runTask();
  expect(takeExpiredTags()).toEqual(["store:nila-loom"]);
});

it("asks again after its next task if the shop did not answer", async () => {
  const print = jest.spyOn(console, "error").mockImplementation(() => {});
  server.use(
    http.post("http://localhost:4391/api/owner/pages/expire", () => new Response(null, { status: 503 }), {
      once: true,
    }),
  );
  await change("store:nila-loom");
  await runTask();
  await runTask();
  expect(takeExpiredTags()).toEqual(["store:nila-loom"]);
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
