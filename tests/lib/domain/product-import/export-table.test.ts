import fc from "fast-check";
import { EXPORT_HEADER, exportRows } from "@/lib/domain/product-import/export-table";
import { mergeProduct } from "@/lib/domain/product-import/merge-product";
import type { PictureRecord, ProductRecord, VariantRecord } from "@/lib/domain/product-import/product-record";
import { readProducts } from "@/lib/domain/product-import/read-products";

const uploads = "https://shop.example/uploads/nila-loom/";
const filterNames = new Map([
  ["occasion:wedding", { group: "Occasion", value: "Wedding" }],
  ["tags:soft", { group: "Tags", value: "Soft" }],
  // An owner has given this group another name, which a tag could not lead back to.
  ["fabric:wool", { group: "Made of", value: "Wool" }],
]);

const picture = (src: string, more: Partial<PictureRecord> = {}): PictureRecord => ({
  ...{ src, width: 900, height: 1_060, alt: `Picture ${src}` },
  ...more,
});
const variant = (id: string, options: string[], more: Partial<VariantRecord> = {}): VariantRecord => ({
  ...{ id, options, sku: id.toUpperCase(), barcode: "", sellingPrice: 120_000, discountedPrice: 99_950, stock: 300 },
  ...{ allowBackorder: false, weightGrams: 250, taxRateId: "gst5", pictures: [] },
  ...more,
});
const stole: ProductRecord = {
  ...{ id: "p1", slug: "red-stole", name: "Red stole", sku: "STOLE", barcode: "890", brand: "Nila" },
  ...{ productType: "Stoles", unit: "Mts", minQuantity: 50, stepQuantity: 25, status: "draft", isGiftCard: false },
  ...{ hsnCode: "6214", sellingPrice: 120_000, discountedPrice: 99_950, minPrice: 99_950, maxPrice: 99_950 },
  ...{ stock: 350, allowBackorder: true, weightGrams: 250, taxRateId: "exempt", googleCategory: "Scarves" },
  disclosures: { countryOfOrigin: "India", maker: "Nila, Kochi", importer: "", netQuantity: "1 N", mrp: 150_000 },
  highlights: [{ icon: "loom", text: "Woven on a pit loom" }],
  files: [{ name: "Care: wool", src: "files/care.pdf" }],
  description: '<p>Warm, "soft"\nand light</p>',
  pictures: [picture("products/a.webp"), picture("products/b.webp", { source: "https://old.example/b.jpg" })],
  variantTypes: [],
  filterKeys: ["occasion:wedding", "tags:soft"],
  searchTerms: "shawl wrap",
  importDigest: "before",
  variants: [],
};
const own = (src: string) => picture(src, { hideOnVariants: true });
const shirt: ProductRecord = {
  ...stole,
  ...{ id: "p2", slug: "shirt", name: "Shirt", sku: "SHIRT", barcode: "", unit: "Pcs", stock: 600, taxRateId: "gst5" },
  ...{ minQuantity: 0, stepQuantity: 0, allowBackorder: false, status: "active", description: "" },
  pictures: [picture("s.webp"), own("m.webp"), own("l.webp")],
  variantTypes: [
    { name: "Size", options: ["M", "L"] },
    { name: "Colour", options: ["Red"] },
  ],
  filterKeys: ["occasion:wedding", "size:m", "size:l", "colour:red"].toSorted(),
  variants: [
    variant("v1", ["M", "Red"], { pictures: [picture("m.webp")] }),
    variant("v2", ["L", "Red"], { pictures: [picture("l.webp"), picture("l2.webp")] }),
  ],
};

function importedAgain(record: ProductRecord) {
  const product = { record, categories: ["Gifts", "Stoles"], pageTitle: "Title", metaDescription: "Text" };
  const rows = exportRows(product, { uploads, filterNames }).map((cells, index) => ({ line: index + 2, cells }));
  const { products, issues, warnings } = readProducts({ header: EXPORT_HEADER, rows });
  expect([issues, warnings, products.length]).toEqual([[], [], 1]);
  const [imported] = products;
  if (!imported) throw new Error("No product");
  const newId = () => "new";
  return { imported, merged: mergeProduct(imported, record, { importDigest: "before", newId, uploads }) };
}

const sorted = (record: ProductRecord) => ({ ...record, filterKeys: record.filterKeys.toSorted() });

it.each([
  ["a product sold by length, with everything", stole],
  ["variants with pictures of their own", shirt],
  ["a stock that is not counted", { ...stole, stock: null }],
])("imports its own export of %s without a word and without a change", (_name, record) => {
  expect(sorted(importedAgain(record).merged)).toEqual(sorted(record));
});

it("names the categories, and texts for search engines", () => {
  expect(importedAgain(stole).imported).toMatchObject({
    ...{ productType: "Stoles", categories: ["Stoles", "Gifts"], pageTitle: "Title", metaDescription: "Text" },
  });
});

it("leaves out a tag that would be read as another one", () => {
  const { imported } = importedAgain({ ...stole, filterKeys: ["fabric:wool", "tags:soft"] });
  expect(imported.tags).toEqual([{ group: "Tags", value: "Soft" }]);
});

it("shows another shop where the pictures are", () => {
  expect(importedAgain(shirt).imported.pictures?.map(({ source }) => source)).toEqual([
    `${uploads}s.webp`,
    `${uploads}m.webp`,
    `${uploads}l.webp`,
  ]);
});

const text = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((value) => `x${value.replaceAll(/[\0\p{Surrogate}]/gu, "")}x`);
const amount = fc.integer({ min: 0, max: 100_000_000 });
const anyProduct = fc
  .record({
    ...{ name: text, brand: text, googleCategory: text, hsnCode: text, price: amount, more: amount },
    stock: fc.option(fc.nat(100_000)),
    isExempt: fc.boolean(),
    weightGrams: fc.nat(50_000),
    status: fc.constantFrom("active" as const, "draft" as const, "archived" as const),
    sources: fc.uniqueArray(fc.constantFrom("a", "b", "c", "d")),
    stocks: fc.uniqueArray(fc.nat(900), { minLength: 2, maxLength: 5 }),
    hasVariants: fc.boolean(),
  })
  .map(({ price, more, isExempt, sources, stocks, hasVariants, stock, ...plain }): ProductRecord => {
    const amounts = { sellingPrice: price + more, discountedPrice: price };
    const rate = isExempt ? "exempt" : "gst5";
    const variants = hasVariants
      ? stocks.map((each, index) =>
          variant(`v${index}`, [`S${each}`], { ...amounts, stock: each * 100, taxRateId: rate }),
        )
      : [];
    const whole = stocks.reduce((sum, each) => sum + each * 100, 0);
    return {
      ...stole,
      ...plain,
      ...{ ...amounts, minPrice: price, maxPrice: price, taxRateId: rate, allowBackorder: false },
      ...{ unit: "Pcs", minQuantity: 0, stepQuantity: 0, stock: hasVariants ? whole : stock && stock * 100 },
      ...(hasVariants && { weightGrams: 250, barcode: "" }),
      pictures: sources.map((name) =>
        picture(`${name}.webp`, name < "c" ? { source: `https://old.example/${name}` } : {}),
      ),
      variantTypes: hasVariants ? [{ name: "Size", options: stocks.map((each) => `S${each}`) }] : [],
      filterKeys: ["tags:soft", ...(hasVariants ? stocks.map((each) => `size:s${each}`) : [])],
      variants,
    };
  });

it("imports its own export of any product without a change", () => {
  fc.assert(
    fc.property(anyProduct, (record) => {
      expect(sorted(importedAgain(record).merged)).toEqual(sorted(record));
    }),
  );
});
