import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { checkouts } from "@/lib/database/schema/checkout";
import { giftCards, giftCardUses } from "@/lib/database/schema/gift-card";
import { orderItems, orders } from "@/lib/database/schema/order";
import { outboxMessages } from "@/lib/database/schema/outbox";
import { products } from "@/lib/database/schema/product";
import { idempotencyKeys } from "@/lib/database/schema/sequence";
import { insertProduct } from "@/tests/factories/product-row";
import { insertGiftCard, insertSellingStore } from "@/tests/support/buyer";
import { createDatabaseFolder } from "@/tests/support/pglite";

// Each test starts several processes, which takes long on a busy machine.
jest.setTimeout(240_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "orders-"));
afterAll(() => rm(folder, { recursive: true }));

const PROCESS = path.resolve("tests/lib/workflows/order/ordering-process.ts");
const NO_CACHE = path.resolve("tests/setup/no-next-cache.cjs");
const STOCK = 1_000_000;
const ON_THE_CARD = 2_000_000;
/**
 * For each process, the number of orders it confirms before it is killed. At that moment it may be placing one more.
 */
const LIVES = [13, 1, 29, 20, 17];

async function inDatabase<Value>(read: () => Promise<Value>): Promise<Value> {
  registerDatabase(await openPglite(path.join(folder, "database")));
  return read().finally(closeDatabase);
}

/**
 * Starts a process that places orders. When it has confirmed `acknowledged` orders, it is killed `moment` milliseconds
 * later. Returns the ids of all confirmed orders.
 */
async function orderAndDie(acknowledged: number, moment: number): Promise<string[]> {
  const child: ChildProcess = spawn(
    process.execPath,
    ["--conditions=react-server", "--require", NO_CACHE, "--import", "tsx", PROCESS],
    {
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const ids: string[] = [];
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  lines.on("line", (id) => {
    ids.push(id);
    if (ids.length === acknowledged) setTimeout(() => child.kill("SIGKILL"), moment);
  });
  await Promise.all([once(child, "exit"), once(lines, "close")]);
  return ids;
}

it("loses no acknowledged order, and leaves none half done, whenever it is killed", async () => {
  await createDatabaseFolder(path.join(folder, "database"));
  await inDatabase(async () => {
    await insertSellingStore();
    await insertProduct({ id: "cloth", stock: STOCK });
    await insertGiftCard("KILL-KILL-KILL", { price: ON_THE_CARD, balance: ON_THE_CARD });
  });
  const acknowledged: string[] = [];
  for (const [index, life] of LIVES.entries()) acknowledged.push(...(await orderAndDie(life, index * 7)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(80);

  await inDatabase(async () => {
    const database = getDatabase();
    const kept = await database.select().from(orders);
    const ids = kept.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    // Each process may have been killed between saving an order and printing its id, so one more per process is
    // allowed.
    expect(kept.length - acknowledged.length).toBeLessThanOrEqual(LIVES.length);

    const items = await database.select().from(orderItems);
    expect(items.map(({ orderId }) => orderId).sort()).toEqual(ids.toSorted());
    const [product] = await database.select().from(products);
    expect(product?.stock).toBe(STOCK - kept.length * 100);
    expect(items.every(({ stockTaken }) => stockTaken === 100)).toBe(true);

    const uses = await database.select().from(giftCardUses);
    const [card] = await database.select().from(giftCards);
    const paid = uses.reduce((sum, { balanceTaken }) => sum + balanceTaken, 0);
    expect(card?.balance).toBe(ON_THE_CARD - paid);
    expect(kept.reduce((sum, { giftCardAmount }) => sum + giftCardAmount, 0)).toBe(paid);

    const mails = await database.select().from(outboxMessages);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(kept.map(({ email }) => email).sort());
    expect(await database.$count(idempotencyKeys)).toBe(kept.length);
    const ordered = await database.select({ orderId: checkouts.orderId }).from(checkouts);
    expect(ordered.flatMap(({ orderId }) => orderId ?? []).sort()).toEqual(ids.toSorted());
    const invoices = kept.flatMap(({ invoiceNumber }) => invoiceNumber ?? []);
    expect(invoices.sort()).toEqual(invoices.map((_, index) => `INV-${String(index + 1).padStart(6, "0")}`));
  });
});
