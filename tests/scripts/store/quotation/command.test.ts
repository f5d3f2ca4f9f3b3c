import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { POST as cancel } from "@/app/api/owner/quotations/[quotation_id]/cancel/route";
import { POST as revise } from "@/app/api/owner/quotations/[quotation_id]/revise/route";
import { storeQuotationsAnswerSchema } from "@/lib/contracts/quotation/owner-calls";
import { quotationCalls } from "@/scripts/store/quotation/calls";
import { aQuotation, aQuotationItem } from "@/tests/factories/quotation";
import { insertQuotationRows } from "@/tests/factories/quotation-row";
import { useTestDatabase } from "@/tests/support/database";
import { asOwner, insertQuotationStore } from "@/tests/support/quotation-shop";
import { typed, typedJson } from "../typed";

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

const quotations = (words: string, ...more: string[]) =>
  typed(["quotations", ...words.split(" ").filter(Boolean), ...more]);

it("lists quotations, and shows one with its items, numbered from 1", async () => {
  expect((await quotations("")).out).toBe(
    `Quotation       Status    Total  Customer    Date\n${NUMBER}  placed  ₹11,250  Asha Menon  2026-11-21\n`,
  );
  expect((await quotations("list --status confirmed")).err).toBe("No quotation matches.\n");
  const { out } = await quotations(`show ${NUMBER}`);
  expect(out).toContain("#  Item    Options    SKU    Quantity        Asked        Price    Total\n");
  expect(out).toContain("\n1  Stole              STOLE    10 Pcs       ₹1,000       ₹1,000  ₹10,000\n");
  expect(out).toContain("\n2  Cotton  Stitching  STOLE   2.5 Mts  ₹400 + ₹250  ₹400 + ₹250   ₹1,250\n");
  expect(storeQuotationsAnswerSchema.parse(await typedJson(["quotations"])).list[0]?.quot_number).toBe(NUMBER);
});

it("names prices, and says why when it cannot", async () => {
  const prices = ["--shipping", "500", "--message", "For ten of them."];
  expect((await quotations(`revise ${NUMBER} 1=899.5 2=350+200`, ...prices)).out).toContain(
    `\n${NUMBER}  processing  ₹10,570  Asha Menon  2026-11-21\n`,
  );
  const { out } = await quotations(`show ${NUMBER}`);
  expect(out).toMatch(/ 10 Pcs +₹1,000 +₹899\.50 +₹8,995\n/);
  expect(out).toMatch(
    /\nRevision +Total {2}Date {8}Your message\n +1 {2}₹10,570 {2}\d{4}-\d\d-\d\d {2}For ten of them\.\n/,
  );
  expect(out).toMatch(/\nShipping +₹500\nTotal +₹10,570\n$/);
  for (const [words, message] of [
    [`revise ${NUMBER}`, "Nothing new is named"],
    [`revise ${NUMBER} 3=5`, "no such item"],
    [`revise ${NUMBER} 1=5+5`, "no addon"],
    ["show Q-1", "There is no such quotation."],
  ] as const) {
    expect(await quotations(words)).toEqual({ code: 1, out: "", err: expect.stringContaining(message) });
  }
});

it("cancels, and changes nothing after that", async () => {
  expect((await quotations(`cancel ${NUMBER} --reason`, "Sold out")).out).toContain("  cancelled  ");
  expect((await quotations(`show ${NUMBER}`)).out).toContain("\nCancelled  by the shop: Sold out\n");
  expect((await quotations(`revise ${NUMBER} 1=5`)).err).toBe("The quotation is cancelled.\n");
});

it.each([
  "show",
  `show ${NUMBER} more`,
  "list more",
  "list --status delivered",
  "list --page 0",
  `revise ${NUMBER} 900`,
  `revise ${NUMBER} 0=900`,
  `revise ${NUMBER} 1=9=0`,
  `revise ${NUMBER} 1=9+9+9`,
  `revise ${NUMBER} 1=-5`,
  `revise ${NUMBER} 1=5 1=6`,
  `revise ${NUMBER} 1=5 --shipping free`,
  `revise ${NUMBER} 1=5 --reason why`,
  `cancel ${NUMBER} --message why`,
  "approve",
])("refuses quotations %s", async (words) => {
  expect(await quotations(words)).toMatchObject({ code: 2, out: "", err: expect.stringMatching(/^[A-Z'].*\n/) });
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
