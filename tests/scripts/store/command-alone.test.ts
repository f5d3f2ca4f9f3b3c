import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { asc, eq } from "drizzle-orm";
import { closeDatabase, getDatabase, registerDatabase } from "@/lib/database/connection";
import { openPglite } from "@/lib/database/pglite";
import { slugRedirects } from "@/lib/database/schema/catalogue";
import { products, variants } from "@/lib/database/schema/product";
import { insertStore } from "@/tests/factories/store-row";
import { createDatabaseFolder } from "@/tests/support/pglite";
import { runStore } from "./run-store";

// No shop is running in these tests, so the command-line tool opens the database itself. Starting the tool takes some
// seconds on a busy machine.
jest.setTimeout(60_000);

const folder = mkdtempSync(path.join(os.tmpdir(), "store-"));
afterAll(() => rm(folder, { recursive: true }));

const FIXTURE = path.resolve("tests/fixtures/products.csv");

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** The fixture file as the owner would correct it: the invalid price has no thousands separator any more. */
const mended = () => readFileSync(FIXTURE, "utf8").replace('"1,800.00"', "1800");

/** Reads the database between two commands. It is closed after that, because only one process may have it open. */
async function inDatabase<Value>(read: () => Promise<Value>): Promise<Value> {
  registerDatabase(await openPglite(path.join(folder, "database")));
  return read().finally(closeDatabase);
}
beforeAll(async () => {
  await createDatabaseFolder(path.join(folder, "database"));
  await inDatabase(() => insertStore("nila-loom", { name: "Nila Loom" }));
});

it("brings in the sound products of a file, tells of the others and exits with 1", async () => {
  const file = path.join(folder, "products.csv");
  copyFileSync(FIXTURE, file);
  const { code, text } = await runStore(["import", file], folder);
  expect(text).toContain("products.csv: 3 products in 6 rows");
  expect(text).toContain("2 new, 0 changed, 0 renamed, 0 unchanged");
  expect(text).toContain('line 8: Image Src "pictures/missing.jpg": this is no web address of a picture');
  expect(text).toContain('line 9: Variant Price "1,800.00": expected a plain amount');
  expect(code).toBe(1);

  const errors = readFileSync(path.join(folder, "products.errors.csv"), "utf8").trim().split("\n");
  expect(errors).toHaveLength(3);
  expect(errors[0]).toMatch(/,Status,Reason$/);
  expect(errors[1]).toMatch(/^moss-shirt,Moss shirt,.*expected a plain amount/);
  expect(errors[2]).toMatch(/^moss-shirt,.*,$/);

  await inDatabase(async () => {
    const rows = await getDatabase().select().from(products).orderBy(asc(products.slug));
    expect(rows).toMatchObject([
      {
        slug: "rose-stole",
        description: "<p>Soft as it looks.</p>",
        sellingPrice: 150_000,
        discountedPrice: 129_950,
      },
      { slug: "rust-kurta", description: "<p>A kurta with a band collar.</p><p>Wash it cold.</p>", stock: 200 },
    ]);
  });
});

it("changes nothing the second time, from any system's file, and takes the mended rows", async () => {
  const again = fileOf("again.csv", `\uFEFF${mended().replaceAll("\n", "\r\n")}`);
  const { code, text } = await runStore(["import", again], folder);
  expect(text).toContain("1 new, 0 changed, 0 renamed, 2 unchanged");
  expect(code).toBe(0);
});

it("follows a new handle, and leaves the old address leading to it", async () => {
  const ids = () =>
    inDatabase(() => getDatabase().select({ id: variants.id }).from(variants).orderBy(asc(variants.sku)));
  const before = await ids();
  const { text } = await runStore(
    ["import", fileOf("moved.csv", mended().replaceAll("rust-kurta", "kurta-rust"))],
    folder,
  );
  expect(text).toContain("0 new, 0 changed, 1 renamed, 2 unchanged");
  expect(await ids()).toEqual(before);
  const redirects = await inDatabase(() => getDatabase().select().from(slugRedirects));
  expect(redirects).toMatchObject([{ kind: "product", slug: "rust-kurta" }]);
});

it("says what an import would do and does none of it", async () => {
  const file = fileOf("dry.csv", mended().replace("Rose stole", "Pink stole"));
  const { text } = await runStore(["import", file, "--dry-run"], folder);
  expect(text).toContain("0 new, 1 changed, 1 renamed, 1 unchanged (dry run: nothing was written)");
  const [row] = await inDatabase(() =>
    getDatabase().select({ name: products.name }).from(products).where(eq(products.slug, "rose-stole")),
  );
  expect(row?.name).toBe("Rose stole");
});

it("closes the store and lists it", async () => {
  expect(await runStore(["status", "inactive"], folder)).toMatchObject({ code: 0 });
  const { text } = await runStore(["list"], folder);
  expect(text).toMatch(/^Store {6}Status {4}Products {2}Name$/m);
  expect(text).toMatch(/^nila-loom {2}inactive {9}3 {2}Nila Loom$/m);
});
