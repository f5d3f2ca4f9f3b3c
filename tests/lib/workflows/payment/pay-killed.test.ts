import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { listDifferences } from "@/lib/data/payment/differences";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { orderItems, orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { payments } from "@/lib/database/schema/payment";
import { products } from "@/lib/database/schema/product";
import { orderRefunds } from "@/lib/database/schema/refund";
import { checkOpenPayments } from "@/lib/workflows/payment/check-open";
import { comparePayments } from "@/lib/workflows/payment/compare";
import { insertProduct } from "@/tests/factories/product-row";
import { useSettings } from "@/tests/factories/settings";
import { startRazorpay } from "@/tests/fakes/razorpay";
import { insertSellingStore } from "@/tests/support/buyer";
import { allowCallsToFakes } from "@/tests/support/payer";
import { createDatabaseFolder } from "@/tests/support/pglite";

jest.mock("@/lib/server/env", () => {
  const actual = jest.requireActual("@/lib/server/env");
  return { ...actual, env: jest.fn(actual.env) };
});
// Each life is a process of its own, which takes long to start on a busy machine.
jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "payments-"));
afterAll(() => rm(folder, { recursive: true }));

const PROCESS = path.resolve("tests/lib/workflows/payment/paying-process.ts");
const NO_CACHE = path.resolve("tests/setup/no-next-cache.cjs");
const STOCK = 1_000_000;

/**
 * At which moment each process is killed: when Razorpay has taken the money and has not said so, when it is asked for
 * the payment, when it has just been asked for an order, and some milliseconds after it said that the money is there.
 */
const LIVES = [
  { moment: /^charged$/, times: 3, later: 0 },
  { moment: /^GET \/v1\/orders\/[^/]+\/payments$/, times: 2, later: 0 },
  { moment: /^POST \/v1\/orders$/, times: 4, later: 0 },
  { moment: /^GET \/v1\/orders\/[^/]+\/payments$/, times: 3, later: 4 },
  { moment: /^charged$/, times: 1, later: 9 },
];

type Service = Awaited<ReturnType<typeof startRazorpay>>;

/** Starts a process that orders and pays, and kills it. Returns the ids of the orders that it has reported as paid. */
async function payAndDie(service: Service, { moment, times, later }: (typeof LIVES)[number]): Promise<string[]> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--conditions=react-server", "--require", NO_CACHE, "--import", "tsx", PROCESS],
    {
      env: { ...process.env, ...service.settings, DATA_DIR: folder, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let left = times;
  service.watch((request) => {
    if (!moment.test(request)) return;
    left -= 1;
    if (left === 0 && later === 0) child.kill("SIGKILL");
    else if (left === 0) setTimeout(() => child.kill("SIGKILL"), later);
  });
  const ids: string[] = [];
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  lines.on("line", (id) => ids.push(id));
  await Promise.all([once(child, "exit"), once(lines, "close")]);
  service.watch(() => {});
  return ids;
}

async function inDatabase<Value>(read: () => Promise<Value>): Promise<Value> {
  registerDatabase(await openPglite(path.join(folder, "database")));
  return read().finally(closeDatabase);
}

it("loses no payment and doubles none, whenever the process is killed", async () => {
  allowCallsToFakes();
  const service = await startRazorpay();
  useSettings(service.settings);
  await createDatabaseFolder(path.join(folder, "database"));
  await inDatabase(async () => {
    const app_config = { key_id: "rzp_test_example" };
    await insertSellingStore({ payment_types: [{ name: "Razorpay", status: "active", app_config }] });
    await insertProduct({ id: "cloth", stock: STOCK });
  });
  const reported: string[] = [];
  for (const life of LIVES) reported.push(...(await payAndDie(service, life)));

  await inDatabase(async () => {
    const minutesLater = (minutes: number) => ({ now: new Date(Date.now() + minutes * 60_000) });
    await checkOpenPayments(minutesLater(5));
    await comparePayments(minutesLater(90));
    const database = getDatabase();
    const taken = service.payments().map(({ order_id }) => order_id);
    expect(taken.length).toBeGreaterThan(reported.length);

    // Each payment that Razorpay has taken pays one order, once.
    const attempts = await database.select().from(payments);
    const kept = attempts.filter(({ status }) => status === "succeeded");
    expect(kept.map(({ reference }) => reference ?? "").sort()).toEqual(taken.toSorted());
    const all = await database.select().from(orders);
    const paid = all.filter(({ paymentStatus }) => paymentStatus === "paid").map(({ id }) => id);
    expect(paid.toSorted()).toEqual(kept.map(({ orderId }) => orderId).sort());
    expect(paid).toEqual(expect.arrayContaining(reported));
    expect(await database.select().from(orderRefunds)).toEqual([]);
    expect((await listDifferences("nila-loom", { page: 1, limit: 50 })).differences).toEqual([]);

    const items = await database.select().from(orderItems);
    const [product] = await database.select().from(products);
    expect(product?.stock).toBe(STOCK - items.reduce((sum, { stockTaken }) => sum + stockTaken, 0));
    const mails = await database.select().from(outboxMessages);
    const placed = mails.filter(({ template }) => template === "order_placed");
    expect(placed.map(({ recipient }) => recipient).sort()).toEqual(
      all
        .filter(({ id }) => paid.includes(id))
        .map(({ email }) => email)
        .sort(),
    );
  });
  await service.close();
});
