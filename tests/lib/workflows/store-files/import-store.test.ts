import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import { getDatabase } from "@/lib/database/connection";
import { hasUnreadTags, readExpiredTags } from "@/lib/database/expired-tags";
import { slugRedirects } from "@/lib/database/schema/catalogue";
import { sharedLists } from "@/lib/database/schema/content";
import { products, variants } from "@/lib/database/schema/product";
import { stores } from "@/lib/database/schema/store";
import { aStoreAnswer } from "@/tests/factories/store-answer";
import { exportFiles, importFiles, productFile, storeFile, withMembers } from "@/tests/factories/store-files";
import { useTestDatabase } from "@/tests/support/database";

const folder = mkdtempSync(path.join(tmpdir(), "import-store-"));
process.env.DATA_DIR = folder;
afterAll(() => rmSync(folder, { recursive: true }));

useTestDatabase();

let number = 0;
/** Creates a store by importing files: with a category and two products, one of which has variants. */
async function aStore() {
  number += 1;
  const storeId = `store-${number}`;
  const form = { sku: "SCARF-S", selling_price: 500, discounted_price: 450, stock: 4 };
  const imported = await importFiles(storeId, [
    storeFile(),
    { path: "categories/silk.json", text: JSON.stringify({ slug: "silk", name: "Silk" }) },
    productFile("ikat", { stock: 7, categories: ["silk"] }),
    productFile("scarf", {
      selling_price: undefined,
      discounted_price: undefined,
      variant_types: [{ name: "Size", options: ["S", "L"] }],
      variants: [
        { options: ["S"], ...form },
        { options: ["L"], ...form, sku: "SCARF-L", discounted_price: 480, stock: 2 },
      ],
    }),
  ]);
  if (!imported.ok) throw new Error(JSON.stringify(imported));
  return { storeId, imported: imported.value, files: await exportFiles(storeId) };
}

const findProduct = async (storeId: string, slug: string) => {
  const [row] = await getDatabase()
    .select()
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.slug, slug)));
  return row;
};

it("creates a store from a few hand-written lines, and fills in the rest", async () => {
  const { storeId, imported } = await aStore();
  expect(imported).toMatchObject({ isNewStore: true, unchanged: 0, lostAddresses: [] });
  expect(await findProduct(storeId, "ikat")).toMatchObject({
    sellingPrice: 100_000,
    discountedPrice: 89_950,
    stock: 700,
  });
  expect(await findProduct(storeId, "scarf")).toMatchObject({
    discountedPrice: 45_000,
    minPrice: 45_000,
    maxPrice: 48_000,
    stock: 600,
  });
});

it("changes nothing when the files match the store", async () => {
  const { storeId, files } = await aStore();
  await readExpiredTags();
  expect(await importFiles(storeId, files)).toEqual({
    ok: true,
    value: {
      isNewStore: false,
      changes: [],
      unchanged: files.length - 1,
      lostAddresses: [],
      // The export writes every field of the store.
      ignoredFields: [
        "details.additional_features.giftcard_type",
        "details.additional_features.gc_validity_in_month",
        "details.additional_features.cropper_resolution",
        "details.store_properties.0.checkout_setting.sample_request",
        "details.store_properties.0.giftcard_config",
      ],
      missingDisclosures: null,
    },
  });
  expect(await readExpiredTags()).toEqual([]);
});

it("adds, changes and removes what the files say, and expires the pages that show it", async () => {
  const { storeId, files } = await aStore();
  const changed = withMembers(files, "products/scarf.json", { name: "Long scarf" }).filter(
    (file) => file.path !== "products/ikat.json",
  );
  await readExpiredTags();
  expect(await importFiles(storeId, [...changed, productFile("stole")])).toMatchObject({
    value: {
      changes: [
        { file: "products/ikat.json", change: "removed" },
        { file: "products/scarf.json", change: "changed" },
        { file: "products/stole.json", change: "added" },
      ],
    },
  });
  const expired = await readExpiredTags();
  expect(expired).toEqual(
    expect.arrayContaining([
      `catalogue:${storeId}`,
      `category:${storeId}:silk`,
      `product:${storeId}:ikat`,
      `product:${storeId}:scarf`,
    ]),
  );
  expect(expired).not.toContain(`store:${storeId}`);
  expect(await findProduct(storeId, "ikat")).toBeUndefined();
  expect(await findProduct(storeId, "scarf")).toMatchObject({ name: "Long scarf" });
});

it("reports what it would do, and does nothing", async () => {
  const { storeId, files } = await aStore();
  await readExpiredTags();
  const result = await importFiles(
    storeId,
    files.filter(({ path: file }) => file !== "products/ikat.json"),
    { dryRun: true },
  );
  expect(result).toMatchObject({
    value: { changes: [{ file: "products/ikat.json", change: "removed" }] },
  });
  expect([await readExpiredTags(), hasUnreadTags()]).toEqual([[], false]);
  expect(await exportFiles(storeId)).toEqual(files);
});

it("keeps the current stock, unless told to take the stock of the files", async () => {
  const { storeId, files } = await aStore();
  const db = getDatabase();
  await db
    .update(products)
    .set({ stock: 100 })
    .where(and(eq(products.storeId, storeId), eq(products.slug, "ikat")));
  await db
    .update(variants)
    .set({ stock: 0 })
    .where(and(eq(variants.storeId, storeId), eq(variants.sku, "SCARF-S")));
  const edited = withMembers(withMembers(files, "products/ikat.json", { name: "Ikat" }), "products/scarf.json", {
    name: "Scarf",
  });
  await importFiles(storeId, edited);
  expect(await findProduct(storeId, "ikat")).toMatchObject({ name: "Ikat", stock: 100 });
  expect(await findProduct(storeId, "scarf")).toMatchObject({ name: "Scarf", stock: 200 });
  await importFiles(storeId, edited, { takeStock: true });
  expect(await findProduct(storeId, "ikat")).toMatchObject({ stock: 700 });
  expect(await findProduct(storeId, "scarf")).toMatchObject({ stock: 600 });
});

it("keeps how often an offer was redeemed, and exports no counter", async () => {
  const { storeId, files } = await aStore();
  const terms = { code: "WELCOME", discount_type: "amount", apply_to: "order" };
  const offer = (value: number) => ({
    path: "lists/offer.json",
    text: JSON.stringify([{ id: "welcome", content: { ...terms, discount_value: value } }]),
  });
  const contentOf = async () => {
    const [row] = await getDatabase().select().from(sharedLists).where(eq(sharedLists.storeId, storeId));
    return row?.content;
  };
  await importFiles(storeId, [...files, offer(10)]);
  expect(await contentOf()).toEqual({ ...terms, discount_value: 10, redeemed_count: 0 });
  await getDatabase()
    .update(sharedLists)
    .set({ content: { ...terms, discount_value: 10, redeemed_count: 3 } })
    .where(eq(sharedLists.storeId, storeId));
  expect(JSON.stringify(await exportFiles(storeId))).not.toContain("redeemed_count");
  await importFiles(storeId, [...files, offer(15)]);
  expect(await contentOf()).toEqual({ ...terms, discount_value: 15, redeemed_count: 3 });
});

it("lets two products swap their slugs, and recognises variants without an id", async () => {
  const { storeId, files } = await aStore();
  const before = await getDatabase().select().from(variants).where(eq(variants.storeId, storeId));
  const forms = (
    JSON.parse(files.find(({ path: file }) => file === "products/scarf.json")?.text ?? "").variants as object[]
  ).map((form) => ({ ...form, id: undefined }));
  const swapped = withMembers(
    withMembers(files, "products/scarf.json", { slug: "ikat", variants: forms }),
    "products/ikat.json",
    { slug: "scarf" },
  );
  expect(await importFiles(storeId, swapped)).toMatchObject({ ok: true, value: { lostAddresses: [] } });
  expect(await findProduct(storeId, "ikat")).toMatchObject({ stock: 600 });
  const after = await getDatabase().select().from(variants).where(eq(variants.storeId, storeId));
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});

it("reports an address that now leads nowhere, and accepts a redirect for it", async () => {
  const { storeId, files } = await aStore();
  const moved = withMembers(files, "products/ikat.json", { slug: "ikat-cloth" });
  const lost = { kind: "product", from: "ikat", to: "ikat-cloth" };
  expect(await importFiles(storeId, moved, { dryRun: true })).toMatchObject({ value: { lostAddresses: [lost] } });
  const redirects = [{ kind: "product", from: "ikat", to: "ikat-cloth" }];
  const redirected = moved.map((file) =>
    file.path === "redirects.json" ? { ...file, text: JSON.stringify(redirects) } : file,
  );
  expect(await importFiles(storeId, redirected)).toMatchObject({ value: { lostAddresses: [] } });
  const [row] = await getDatabase().select().from(slugRedirects).where(eq(slugRedirects.storeId, storeId));
  expect(row?.targetId).toBe((await findProduct(storeId, "ikat-cloth"))?.id);
});

it("keeps an existing store's place and secrets, and exports no secret", async () => {
  const { storeId } = await aStore();
  const { store_details } = aStoreAnswer();
  const secret = { name: "Square", app_config: { application_id: "sq-1", secret_key: "sk-hidden" } };
  const details = {
    ...store_details,
    base_url: "https://here.example",
    payment_types: [secret],
    mail_password: "hidden",
  };
  await getDatabase()
    .update(stores)
    .set({ details, status: "inactive", domains: ["here.example"] })
    .where(eq(stores.storeId, storeId));
  const exported = await exportFiles(storeId);
  expect(JSON.stringify(exported)).not.toContain("hidden");
  await importFiles(storeId, withMembers(exported, "store.json", { name: "Renamed" }));
  const [row] = await getDatabase().select().from(stores).where(eq(stores.storeId, storeId));
  expect(row).toMatchObject({ status: "inactive", domains: ["here.example"] });
  expect(row?.details).toMatchObject({ base_url: "https://here.example", mail_password: "hidden" });
  expect(row?.details).toMatchObject({ payment_types: [{ app_config: { secret_key: "sk-hidden" } }] });
});

it("writes nothing when a file is invalid, and reports every problem with its file and place", async () => {
  const { storeId, files } = await aStore();
  const broken = [
    ...withMembers(files, "products/ikat.json", { name: "Changed" }),
    productFile("one", { selling_price: "12", colour: "red" }),
    productFile("two", { selling_price: 1.005, variants: [{ options: ["S"] }] }),
    productFile("six", { sku: "x".repeat(256) }),
    { path: "products/three.json", text: "{" },
    { path: "products/four.json", text: JSON.stringify({ slug: "four", name: "a\0b" }) },
    { path: "prodcts/five.json", text: "{}" },
  ];
  const result = await importFiles(storeId, broken);
  expect(result).toMatchObject({ ok: false, code: "store_files_broken" });
  const issues = "issues" in result ? result.issues.map(({ file, at, problem }) => `${file} ${at} ${problem}`) : [];
  expect(issues).toEqual([
    'products/one.json selling_price must be a number such as 12.5, not "12"',
    "products/one.json  has a field that the shop does not know: colour",
    "products/two.json selling_price more_than_two_decimals",
    "products/two.json variants.0.selling_price is missing: it must be a number such as 12.5",
    "products/two.json variants.0.discounted_price is missing: it must be a number such as 12.5",
    "products/six.json sku sku_too_long",
    expect.stringMatching(/^products\/three\.json {2}.*JSON/),
    "products/four.json name text_unstorable",
    "prodcts/five.json  file_unknown",
  ]);
  expect(await exportFiles(storeId)).toEqual(files);
});

it.each([
  ["two products with one slug", [productFile("a"), { ...productFile("a"), path: "products/b.json" }], "slug_repeated"],
  ["two products with one id", [productFile("a", { id: "1" }), productFile("b", { id: "1" })], "id_repeated"],
  ["an unknown category", [productFile("a", { categories: ["wool"] })], "category_unknown"],
  [
    "a redirect without a target",
    [{ path: "redirects.json", text: '[{"kind":"page","from":"a","to":"b"}]' }],
    "target_unknown",
  ],
  ["an unknown setting", [], "value_not_understood"],
])("refuses %s", async (_, files, problem) => {
  const store = storeFile(problem === "value_not_understood" ? { details: { sub_type: "ordr" } } : {});
  const result = await importFiles("never", [store, ...files]);
  expect(result).toMatchObject({ ok: false, issues: [{ problem }] });
});

it.each([false, true])("refuses a feature that there is not, by its name, dry run %s", async (dryRun) => {
  const features = ["blogs", "prodct_search", "vendors"];
  const result = await importFiles("never", [storeFile({ features })], { dryRun });
  const problem = 'has "prodct_search", which is no feature: docs/switches.md lists them';
  expect(result).toMatchObject({ ok: false, issues: [{ file: "store.json", at: "features.1", problem }] });
});

it("takes over the numbering of invoices, also without a prefix", async () => {
  const details = { invoice_config: { prefix: "", suffix: "/26-27", min_digit: 4, next_invoice_no: 318 } };
  expect(await importFiles("numbering", [storeFile({ details })])).toMatchObject({ ok: true });
  const [exported] = (await exportFiles("numbering")).filter(({ path }) => path === "store.json");
  expect(JSON.parse(exported?.text ?? "").details).toMatchObject(details);
});

it("refuses files without store.json", async () => {
  expect(await importFiles("never", [productFile("a")])).toMatchObject({
    ok: false,
    issues: [{ file: "store.json", problem: "file_missing" }],
  });
});
