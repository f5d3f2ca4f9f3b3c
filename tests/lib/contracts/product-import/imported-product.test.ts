import fc from "fast-check";
import { importBodySchema } from "@/lib/contracts/product-import/calls";
import { importedProductSchema } from "@/lib/contracts/product-import/imported-product";
import { importedProductToWire } from "@/lib/contracts/product-import/imported-product-wire";
import { LIMITS } from "@/lib/domain/product-import/imported-product";
import { readProducts } from "@/lib/domain/product-import/read-products";
import { importTable } from "@/tests/factories/import-table";
import { anImportedProduct, anImportedVariant } from "@/tests/factories/imported-product";

const wire = importedProductToWire(anImportedProduct());
const variant = { options: [], selling_price: 500, discounted_price: 500 };

it("sends a product and reads the same product back", () => {
  const amounts = fc
    .tuple(fc.integer({ min: 0, max: LIMITS.amount }), fc.nat(1_000_000_000))
    .map(([sellingPrice, less]) => ({ sellingPrice, discountedPrice: Math.max(0, sellingPrice - less) }));
  const text = fc.string({ maxLength: 50 }).map((value) => value.replaceAll("\0", ""));
  fc.assert(
    fc.property(amounts, fc.option(fc.nat(100_000_000)), text, fc.boolean(), (prices, stock, sku, allowBackorder) => {
      const product = anImportedProduct({
        renamedFrom: "kurta-rust",
        status: "draft",
        unit: "Mts",
        hsnCode: "6211",
        tags: [{ group: "Colour", value: "Rust" }],
        pictures: [{ source: "https://cdn.example/a.jpg", alt: "Front" }],
        highlights: [{ icon: "loom", text: "Woven on a pit loom" }],
        files: [{ name: "Care sheet", src: "files/care-sheet.pdf" }],
        pageTitle: "Rust",
        variants: [anImportedVariant({ ...prices, stock, sku, allowBackorder, picture: "" })],
      });
      const sent = JSON.parse(JSON.stringify(importedProductToWire(product)));
      expect(importedProductSchema.parse(sent)).toEqual(product);
    }),
  );
});

it("distinguishes missing from empty fields, and uncounted stock from none", () => {
  const read = (sent: object) =>
    importedProductSchema.parse({ ...wire, variants: [{ ...variant, ...sent }] }).variants[0];
  expect(read({})?.stock).toBeUndefined();
  expect(read({ stock: null })?.stock).toBeNull();
  expect(read({ stock: 0 })?.stock).toBe(0);
});

it("sanitises descriptions", () => {
  const { description } = importedProductSchema.parse({
    ...wire,
    description: "<p onclick=x>Soft</p><script>x</script>",
  });
  expect(description).toBe("<p>Soft</p>");
});

it.each([
  ["a slug with capitals", { slug: "Rust" }],
  ["a slug that leaves its folder", { slug: "../rust" }],
  ["no name", { name: "" }],
  ["a NUL, which the database cannot store", { name: "a\0b" }],
  ["an icon that is not drawn", { highlights: [{ icon: "skull", text: "Sharp" }] }],
  ["a file that leaves its folder", { files: [{ name: "Care", src: "../care.pdf" }] }],
  ["no variants", { variants: [] }],
  ["two variants without options", { variants: [variant, variant] }],
  ["options that do not match their names", { option_names: ["Size"] }],
  ["a negative price", { variants: [{ ...variant, selling_price: -1 }] }],
  ["a third decimal", { variants: [{ ...variant, selling_price: 500.005 }] }],
  ["a discount above the price", { variants: [{ ...variant, discounted_price: 501 }] }],
  ["a picture that is no web address", { pictures: [{ source: "file:///etc/passwd" }] }],
])("refuses %s", (_case, change) => {
  expect(importedProductSchema.safeParse({ ...wire, ...change }).success).toBe(false);
});

it("refuses a batch with the same slug twice", () => {
  expect(importBodySchema.safeParse({ products: [wire] }).success).toBe(true);
  expect(importBodySchema.safeParse({ products: [wire, wire] }).success).toBe(false);
});

it("accepts every product that the file reader accepts", () => {
  const headings = [
    "Title",
    "Body (HTML)",
    "Vendor",
    "Type",
    "Collection",
    "Tags",
    "Published",
    "Option1 Name",
    "Option1 Value",
    "Option2 Name",
    "Option2 Value",
    "Variant SKU",
    "Variant Grams",
    "Variant Inventory Tracker",
    "Variant Inventory Qty",
    "Variant Compare At Price",
    "Image Src",
    "Image Alt Text",
    "Variant Image",
    "Product Category",
    "SEO Title",
    "Unit",
  ];
  const cell = fc.oneof(
    fc.constantFrom("", "5", "-1", "0.5", "true", "Mts", "https://cdn.example/a b.jpg", "a: b, c, d: e: f", "a > b"),
    fc.string({ unit: "grapheme" }),
    fc.string({ minLength: 200, maxLength: 600 }),
  );
  const row = fc
    .tuple(fc.constantFrom("a", "b", "ö"), fc.dictionary(fc.constantFrom(...headings), cell, { maxKeys: 3 }))
    .map(([Handle, cells]) => ({ Handle, Title: "A", "Variant Price": "5", ...cells }));
  let taken = 0;
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 3 }), (rows) => {
      for (const product of readProducts(importTable(rows)).products) {
        const sent = JSON.parse(JSON.stringify(importedProductToWire(product)));
        expect(importedProductSchema.safeParse(sent).error).toBeUndefined();
        taken += 1;
      }
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(100);
});
