import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Shop } from "@/scripts/store/shop";
import { typed } from "../typed";

const folder = mkdtempSync(path.join(os.tmpdir(), "import-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A shop for which every imported product is new. */
const shop: Partial<Shop> = {
  description: "the shop at http://localhost:3000",
  findRenames: async () => [],
  importProducts: async (products) =>
    products.map(({ slug }) => ({
      slug,
      outcome: "created" as const,
      pictures_to_fetch: 0,
      lacks_weight: slug === "feather",
      lacks_disclosures: slug === "feather",
    })),
};

function fileOf(name: string, ...rows: string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, ["Handle,Title,Variant Price", ...rows, ""].join("\n"));
  return file;
}

it("prints as JSON the outcome of each product and the rows that stayed out", async () => {
  const file = fileOf("mixed.csv", "stole,Stole,900", "shawl,Shawl,cheap");
  const { code, out, err } = await typed(["import", file, "--json"], { shop });
  const errorFile = path.join(folder, "mixed.errors.csv");
  expect(JSON.parse(out)).toEqual({
    dry_run: false,
    products: [
      { slug: "stole", outcome: "created", pictures_to_fetch: 0, lacks_weight: false, lacks_disclosures: false },
    ],
    pictures: { fetched: 0, failures: [] },
    warnings: [],
    unused_columns: [],
    broken_rows: [{ line: 3, message: expect.stringMatching(/^Variant Price "cheap": expected a plain amount/) }],
    error_file: errorFile,
  });
  expect(err).toContain(`1 product stayed out. ${errorFile} has the rows with the reasons`);
  expect(code).toBe(1);
});

it("says how many products have no weight", async () => {
  const file = fileOf("light.csv", "stole,Stole,900", "feather,Feather,10");
  const { code, err } = await typed(["import", file], { shop });
  expect(err).toContain("Warning: 1 product without a weight. Shipping counts the store's default_weight");
  expect(code).toBe(0);
});

it("says how many products lack what a shop in India has to show", async () => {
  const { err } = await typed(["import", fileOf("india.csv", "stole,Stole,900", "feather,Feather,10")], { shop });
  expect(err).toContain("Warning: 1 product without a country of origin, maker (or importer), net quantity or MRP");
});

it("names the columns that it does not use, if they have texts", async () => {
  const file = path.join(folder, "columns.csv");
  writeFileSync(file, "Handle,Title,Variant Price,vendor_id,Sample Request,Empty\nstole,Stole,900,v1,TRUE,\n");
  const { err, code } = await typed(["import", file], { shop });
  expect(err).toContain("Not used: the columns vendor_id, Sample Request.\n");
  expect(code).toBe(0);
});

it("names the reason why a gift card stays out", async () => {
  const file = path.join(folder, "gift.csv");
  writeFileSync(file, "Handle,Title,Variant Price,Gift Card\ncard,Gift card,500,TRUE\nstole,Stole,900,FALSE\n");
  const { out, err, code } = await typed(["import", file], { shop });
  expect(out).toContain("1 new");
  expect(err).toContain('Gift Card "TRUE": a gift card is not sold as a product');
  expect(code).toBe(1);
});

it("names the shop on standard error, and prints only the outcome on standard output", async () => {
  const { code, out, err } = await typed(["import", fileOf("good.csv", "stole,Stole,900"), "--dry-run"], { shop });
  expect(out).toBe("1 new, 0 changed, 0 renamed, 0 unchanged (dry run: nothing was written)\n");
  expect(err).toBe("good.csv: 1 product in 1 row\nComparing with the shop at http://localhost:3000\n");
  expect(code).toBe(0);
});
