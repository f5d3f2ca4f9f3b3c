import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { products } from "@/lib/database/schema/product";
import { exportFiles, importFiles, productFile, storeFile } from "@/tests/factories/store-files";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(tmpdir(), "import-store-names-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

useTestDatabase();

async function findProduct(storeId: string, slug: string) {
  const [row] = await getDatabase()
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.slug, slug)));
  return row;
}

it("names the fields that change nothing, and keeps them", async () => {
  const details = { additional_features: { gc_validity_in_month: 12, disp_all_products: false } };
  const imported = await importFiles("named", [storeFile({ details })]);
  expect(imported).toMatchObject({ value: { ignoredFields: ["details.additional_features.gc_validity_in_month"] } });
  const file = (await exportFiles("named")).find(({ path: name }) => name === "store.json");
  expect(JSON.parse(file?.text ?? "").details.additional_features).toMatchObject({ gc_validity_in_month: 12 });
  expect(await importFiles("named", [storeFile()])).toMatchObject({ value: { ignoredFields: [] } });
});

it("says what a store in India does not disclose", async () => {
  const facts = { country_of_origin: "India", maker: "Nila Loom", net_quantity: "1 m", mrp: 1299.5 };
  const products = [productFile("ikat"), productFile("scarf", { disclosures: facts })];
  const india = (company_details: object) => storeFile({ details: { country: "India", company_details } });
  expect(await importFiles("india", [india({}), ...products])).toMatchObject({
    value: { missingDisclosures: { grievanceOfficer: true, products: 1 } },
  });
  const officer = { grievance_officer: { name: "Leela", email: "leela@shop.example", mobile: "" } };
  expect(await importFiles("india", [india(officer), ...products])).toMatchObject({
    value: { missingDisclosures: { grievanceOfficer: false, products: 1 } },
  });
  expect((await findProduct("india", "scarf"))?.disclosures).toEqual(facts);
});

it.each([
  { what: "an active gift card", members: { is_gift_card: true }, at: "is_gift_card", problem: "gift_card_not_sold" },
  { what: "a vendor", members: { vendor_id: "v1" }, at: "", problem: expect.stringContaining("vendor_id") },
  {
    what: "an unknown disclosure",
    members: { disclosures: { best_before: "2027" } },
    at: "disclosures",
    problem: expect.stringContaining("best_before"),
  },
  {
    what: "an MRP in words",
    members: { disclosures: { mrp: "much" } },
    at: "disclosures.mrp",
    problem: expect.stringContaining("number"),
  },
])("refuses a product's file with $what, by the name of the field", async ({ members, at, problem }) => {
  const refused = await importFiles("refusing", [storeFile(), productFile("ikat", members)]);
  expect(refused).toMatchObject({ ok: false, issues: [{ file: "products/ikat.json", at, problem }] });
});

it("keeps a gift card that is not on sale", async () => {
  const files = [storeFile(), productFile("card", { is_gift_card: true, status: "draft" })];
  expect(await importFiles("keeping", files)).toMatchObject({ ok: true });
  expect(await findProduct("keeping", "card")).toMatchObject({ isGiftCard: true, status: "draft" });
});
