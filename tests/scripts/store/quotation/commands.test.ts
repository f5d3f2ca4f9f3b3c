import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { POST as cancel } from "@/app/api/owner/quotations/[quotation_id]/cancel/route";
import { POST as revise } from "@/app/api/owner/quotations/[quotation_id]/revise/route";
import { openDirectShop } from "@/scripts/store/direct-shop";
import type { OrderOptions } from "@/scripts/store/order/tasks";
import { quotationCalls } from "@/scripts/store/quotation/calls";
import { findQuotationTask } from "@/scripts/store/quotation/tasks";
import type { Shop } from "@/scripts/store/shop";
import { UsageError } from "@/scripts/store/usage-error";
import { aQuotation, aQuotationItem } from "@/tests/factories/quotation";
import { insertQuotationRows } from "@/tests/factories/quotation-row";
import { useTestDatabase } from "@/tests/support/database";
import { asOwner, insertQuotationStore } from "@/tests/support/quotation-shop";

const folder = mkdtempSync(path.join(os.tmpdir(), "quotations-"));
afterAll(() => rm(folder, { recursive: true }));
process.env.DATA_DIR = folder;

const NUMBER = "Q-1126-4829130";
const cotton = { unit: "Mts", quantity: 250, addonId: "stitching", addonName: "Stitching", name: "Cotton" } as const;
const price = { unitPrice: 40_000, addonPrice: 25_000 };

useTestDatabase();
beforeAll(async () => {
  await insertQuotationStore();
  const cloth = aQuotationItem({ position: 1, ...cotton, ...price, asked: price, total: 125_000 });
  const sums = { subTotal: 1_125_000, finalPrice: 1_125_000 };
  await insertQuotationRows(aQuotation({ items: [aQuotationItem(), cloth], ...sums }), "nila-loom");
});

/** What the person at the keyboard reads. */
async function typed(words: string, options: OrderOptions = {}): Promise<string> {
  const log = jest.spyOn(console, "log").mockImplementation();
  try {
    const task: (shop: Shop) => Promise<void> = findQuotationTask(words.split(" ").filter(Boolean), options);
    await task(await openDirectShop("nila-loom"));
    return log.mock.calls.flat().join("\n");
  } finally {
    log.mockRestore();
  }
}

it("lists quotations, and shows one with its items as people count them", async () => {
  expect(await typed("")).toBe(`${NUMBER}  placed  ₹11,250  Asha Menon  2026-11-21`);
  expect(await typed("list", { status: "confirmed" })).toBe("No quotation is like that.");
  const text = await typed(`show ${NUMBER}`);
  expect(text).toContain("1.  Stole  STOLE  10 Pcs  ₹1,000  ₹10,000");
  expect(text).toContain("2.  Cotton  Stitching  STOLE  2.5 Mts  ₹400 + ₹250  ₹1,250");
});

it("names prices, and says why when it cannot", async () => {
  const prices = `revise ${NUMBER} 1=899.5 2=350+200`;
  expect(await typed(prices, { shipping: "500", message: "For ten of them." })).toBe(
    `${NUMBER}  processing  ₹10,570  Asha Menon  2026-11-21`,
  );
  const text = await typed(`show ${NUMBER}`);
  expect(text).toContain("10 Pcs  ₹899.5 (asked ₹1,000)  ₹8,995");
  expect(text).toMatch(/\nrevision 1: {2}₹10,570 {2}\d{4}-\d\d-\d\d {2}For ten of them\.\n/);
  expect(text).toMatch(/\nshipping: ₹500\ntotal: ₹10,570$/);
  await expect(typed(`revise ${NUMBER}`)).rejects.toThrow("Nothing new is named");
  await expect(typed(`revise ${NUMBER} 3=5`)).rejects.toThrow("no such item");
  await expect(typed(`revise ${NUMBER} 1=5+5`)).rejects.toThrow("no addon");
  await expect(typed("show Q-1")).rejects.toThrow("There is no such quotation.");
});

it("cancels, and changes nothing after that", async () => {
  expect(await typed(`cancel ${NUMBER}`, { reason: "Sold out" })).toContain("  cancelled  ");
  expect(await typed(`show ${NUMBER}`)).toContain("\ncancelled by shop: Sold out\n");
  await expect(typed(`revise ${NUMBER} 1=5`)).rejects.toThrow("That quotation is cancelled.");
});

it.each([
  ["show", {}],
  [`show ${NUMBER} more`, {}],
  ["list more", {}],
  ["list", { status: "delivered" }],
  ["list", { page: "0" }],
  [`revise ${NUMBER} 900`, {}],
  [`revise ${NUMBER} 0=900`, {}],
  [`revise ${NUMBER} 1=9=0`, {}],
  [`revise ${NUMBER} 1=9+9+9`, {}],
  [`revise ${NUMBER} 1=-5`, {}],
  [`revise ${NUMBER} 1=5 1=6`, {}],
  [`revise ${NUMBER} 1=5`, { shipping: "free" }],
  [`revise ${NUMBER} 1=5`, { reason: "why" }],
  [`cancel ${NUMBER}`, { message: "why" }],
  ["approve", {}],
] as const)("does not understand quotations %s %p", (words, options) => {
  expect(() => findQuotationTask(words.split(" "), options)).toThrow(UsageError);
});

it("asks a running shop for the same", async () => {
  const { id } = await insertQuotationRows(aQuotation({ id: "running", number: "Q-1126-4829131" }), "nila-loom");
  const shop = quotationCalls(async (schema, { path: asked, body }) => {
    const [, quotation_id = "", action] = asked.split("/");
    const answer = await asOwner(action === "cancel" ? cancel : revise, { quotation_id }, body);
    return schema.parse(await answer.json());
  });
  const items = [{ position: 0, unitPrice: 89_950, addonPrice: null }];
  const prices = { items, shippingPrice: null, message: "" };
  const revised = await shop.changeQuotation(id, { kind: "revise", prices });
  expect(revised).toMatchObject({ revision: 1, final_price: 8_995 });
  const gone = await shop.changeQuotation("Q-1126-4829131", { kind: "cancel", reason: "No more" });
  expect(gone.cancel_info).toEqual({ by: "shop", reason: "No more" });
});
