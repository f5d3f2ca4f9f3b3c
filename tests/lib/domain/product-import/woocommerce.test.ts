import { findColumns, type ImportTable } from "@/lib/domain/product-import/columns";
import { readProducts } from "@/lib/domain/product-import/read-products";
import { fromWooCommerce, isWooCommerce } from "@/lib/domain/product-import/woocommerce";

const HEADER = [
  ...["ID", "Type", "SKU", "GTIN, UPC, EAN, or ISBN", "Name", "Published", "Short description", "Description"],
  ...["Tax status", "In stock?", "Stock", "Backorders allowed?", "Weight (kg)", "Sale price", "Regular price"],
  ...["Categories", "Tags", "Images", "Parent", "Attribute 1 name", "Attribute 1 value(s)"],
  ...["Attribute 2 name", "Attribute 2 value(s)"],
];
type Cells = Partial<Record<(typeof HEADER)[number], string>>;
const tableOf = (...rows: Cells[]): ImportTable => ({
  header: HEADER,
  rows: rows.map((cells, index) => ({ line: index + 2, cells: HEADER.map((name) => cells[name] ?? "") })),
});
const read = (...rows: Cells[]) => readProducts(fromWooCommerce(tableOf(...rows)));

const simple = { ID: "7", Type: "simple", SKU: "STOLE", Name: "Red stole", Published: "1", "Regular price": "1200" };
const variable = {
  ...{ ID: "8", Type: "variable", SKU: "SHIRT", Name: "Blue shirt", Published: "1", Categories: "Clothing > Shirts" },
  ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": "S, M" },
};
const variation = (size: string, more: Cells = {}) => ({
  ...{ Type: "variation", SKU: `SHIRT-${size}`, Name: `Blue shirt - ${size}`, Parent: "SHIRT", "Regular price": "900" },
  ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": size, ...more },
});

it.each([
  [HEADER, true],
  [["Handle", "Title", "Variant Price"], false],
  [["Name", "Price"], false],
])("tells by %j whether a file is WooCommerce's", (header, is) => {
  expect(isWooCommerce(header)).toBe(is);
});

it("reads a simple product with sale price, weight, stock, categories and pictures", () => {
  const { products, issues, warnings } = read({
    ...simple,
    "Sale price": "999.50",
    "Weight (kg)": "0.35",
    Stock: "4",
    "Backorders allowed?": "notify",
    "Tax status": "none",
    "Short description": "<p>Warm</p>",
    "GTIN, UPC, EAN, or ISBN": "8901234567894",
    Categories: "Clothing > Stoles, Gifts",
    Tags: "winter, wool",
    "Attribute 1 name": "Colour",
    "Attribute 1 value(s)": "Red\\, dark, Rust",
    Images: "https://shop.example/a.jpg, https://shop.example/b.jpg",
  });
  expect([issues, warnings]).toEqual([[], []]);
  expect(products).toMatchObject([
    {
      slug: "red-stole",
      name: "Red stole",
      status: "active",
      description: "<p>Warm</p>",
      productType: "Stoles",
      categories: ["Stoles", "Gifts"],
      pictures: [{ source: "https://shop.example/a.jpg" }, { source: "https://shop.example/b.jpg" }],
      variants: [
        {
          ...{ sku: "STOLE", barcode: "8901234567894", sellingPrice: 120_000, discountedPrice: 99_950 },
          ...{ stock: 400, allowBackorder: true, weightGrams: 350, taxRateId: "exempt" },
        },
      ],
    },
  ]);
  expect(products[0]?.tags).toEqual(expect.arrayContaining([{ group: "Colour", value: "Rust" }]));
});

it("puts variations into their parent, named by SKU or id, with its options", () => {
  const { products, issues } = read(
    variable,
    variation("S", { Stock: "0" }),
    variation("M", { Parent: "id:8", Images: "https://shop.example/m.jpg", "In stock?": "0" }),
  );
  expect(issues).toEqual([]);
  expect(products).toMatchObject([
    {
      slug: "blue-shirt",
      name: "Blue shirt",
      productType: "Shirts",
      optionNames: ["Size"],
      variants: [
        { options: ["S"], sku: "SHIRT-S", discountedPrice: 90_000, stock: 0 },
        { options: ["M"], sku: "SHIRT-M", picture: "https://shop.example/m.jpg", stock: 0 },
      ],
    },
  ]);
});

it("does not count a stock that the file does not count, and keeps drafts drafts", () => {
  const { products } = read({ ...simple, Published: "0", "In stock?": "1" });
  expect(products).toMatchObject([{ status: "draft", variants: [{ stock: null }] }]);
});

it("gives products of one name addresses of their own", () => {
  const { products } = read(simple, { ...simple, ID: "9", SKU: "STOLE2" });
  expect(products.map(({ slug }) => slug)).toEqual(["red-stole", "red-stole-2"]);
});

it.each<[string, Cells[], object[]]>([
  ["a variation without a parent", [variation("S", { Parent: "NONE" })], [{ line: 2, code: "handle_missing" }]],
  ["a price that is none", [{ ...simple, "Regular price": "cheap" }], [{ line: 2, code: "amount_unreadable" }]],
  ["a product without a price", [{ ...simple, "Regular price": "" }], [{ line: 2, code: "price_missing" }]],
])("names the line of %s", (_name, rows, issues) => {
  expect(read(...rows).issues).toMatchObject(issues);
});

it("makes only headings that the import knows", () => {
  const { header, rows } = fromWooCommerce(tableOf(simple, variable, variation("S")));
  expect(findColumns(header).unused(rows)).toEqual([]);
});
