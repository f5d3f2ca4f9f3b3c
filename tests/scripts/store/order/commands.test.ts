import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { insertOrder } from "@/lib/data/order/orders";
import { getDatabase } from "@/lib/database/connection";
import { openDirectShop } from "@/scripts/store/direct-shop";
import { findGiftCardTask, findOrderTask } from "@/scripts/store/order/tasks";
import type { Shop } from "@/scripts/store/shop";
import { UsageError } from "@/scripts/store/usage-error";
import { anOrder, anOrderItem } from "@/tests/factories/order";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { insertStore } from "@/tests/factories/store-row";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(os.tmpdir(), "orders-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.DATA_DIR = folder;

useTestDatabase();
beforeAll(async () => {
  const { ys_features } = aStoreAnswer();
  await insertStore("nila-loom", { features: [...ys_features, "manual_giftcard"] });
  const items = [anOrderItem(), anOrderItem({ position: 1, name: "Shawl", options: ["Indigo"] })];
  const order = anOrder({ id: "first", number: "111111-1126", invoiceNumber: null, paymentStatus: "awaited", items });
  await insertOrder("nila-loom", order, order.createdAt, getDatabase());
});

/** What the person at the keyboard reads. */
async function typed(words: string, options: Parameters<typeof findOrderTask>[1] = {}): Promise<string> {
  const log = jest.spyOn(console, "log").mockImplementation();
  const [command, ...rest] = words.split(" ");
  const find = command === "orders" ? findOrderTask : findGiftCardTask;
  try {
    const task: (shop: Shop) => Promise<void> = find(rest, options);
    await task(await openDirectShop("nila-loom"));
    return log.mock.calls.flat().join("\n");
  } finally {
    log.mockRestore();
  }
}

it("lists orders, and shows one with its items as people count them", async () => {
  expect(await typed("orders")).toBe("111111-1126  placed  awaited  ₹1,080  Asha Menon  2026-11-21");
  expect(await typed("orders list", { status: "delivered" })).toBe("No order is like that.");
  const text = await typed("orders show 111111-1126");
  expect(text).toContain("2.  Shawl  Indigo  STOLE  1 Pcs  ₹1,000");
  expect(text).toContain("shipping: ₹80");
  expect(text).not.toContain("\n\n\n");
});

it("leads an order on, and says why when it cannot", async () => {
  expect(await typed("orders paid 111111-1126")).toContain("  placed  paid  ");
  expect(await typed("orders cancel 111111-1126", { items: "2" })).toContain("  placed  refund_due  ");
  expect(await typed("orders refund 111111-1126", { "by-hand": true })).toContain("  placed  paid  ");
  expect(await typed("orders dispatch 111111-1126", { link: "https://post.example/1" })).toContain("  dispatched  ");
  expect(await typed("orders show 111111-1126")).toMatch(
    /\ninvoice: INV-000001, \d{4}-\d\d-\d\d\ncredit note: CN-000001, \d{4}-\d\d-\d\d, ₹1,000\n/,
  );
  await expect(typed("orders confirm 111111-1126")).rejects.toThrow("as far already");
  await expect(typed("orders show 999")).rejects.toThrow("There is no such order.");
  await expect(typed("orders decide 111111-1126 1 yes")).rejects.toThrow("Nobody has asked");
});

it("writes all orders into a file for a table program", async () => {
  const file = path.join(folder, "orders.csv");
  expect(await typed(`orders export ${file}`)).toContain("2 lines");
  const text = readFileSync(file, "utf8");
  expect(text).toMatch(/^\uFEFFOrder,Invoice,/);
  expect(text.split("\r\n")).toHaveLength(4);
});

it("gives out gift cards, lists and ends them", async () => {
  const issued = await typed("gift-cards issue 1000", { kind: "onetime", name: "For Bina" });
  expect(issued).toMatch(/^\S{14} {2}active {2}onetime {2}₹1,000 of ₹1,000 {2}For Bina$/);
  expect(await typed("gift-cards list")).toBe(issued);
  const [code = ""] = issued.split("  ");
  expect(await typed(`gift-cards deactivate ${code}`)).toContain("  deactivated  ");
});

it.each([
  ["orders forget 1", {}],
  ["orders show", {}],
  ["orders list", { status: "lost" }],
  ["orders list", { page: "0" }],
  ["orders confirm 1", { reason: "why" }],
  ["orders dispatch 1", { link: "post" }],
  ["orders cancel 1", { items: "0" }],
  ["orders decide 1 1 perhaps", {}],
  ["gift-cards issue 10.555", {}],
  ["gift-cards issue 10", { kind: "plastic" }],
] as const)("says what is wrong with %p %p", async (words, options) => {
  await expect(typed(words, options)).rejects.toThrow(UsageError);
});
