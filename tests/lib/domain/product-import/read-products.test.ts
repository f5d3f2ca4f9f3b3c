import { findTableIssue, readProducts } from "@/lib/domain/product-import/read-products";
import { importTable } from "@/tests/factories/import-table";

const shirt = { Handle: "shirt", Title: "Shirt", "Variant Price": "50" };

it("reads a product without options, as Shopify writes it", () => {
  const { products, issues } = readProducts(
    importTable([
      {
        Handle: "Ocean-Blue-Shirt",
        Title: "Ocean Blue Shirt",
        "Body (HTML)": "<p>Soft</p>",
        Vendor: "Nila",
        Type: "Shirts",
        Tags: "men, Colour: Blue",
        Published: "true",
        "Option1 Name": "Title",
        "Option1 Value": "Default Title",
        "Variant SKU": "OBS",
        "Variant Grams": "226.8",
        "Variant Inventory Tracker": "shopify",
        "Variant Inventory Qty": "7",
        "Variant Inventory Policy": "continue",
        "Variant Price": "1299.50",
        "Variant Compare At Price": "1500",
        "Variant Barcode": "8901",
        "Variant Tax Code": "P0",
        "Image Src": "https://cdn.example/a.jpg",
        "Image Alt Text": "Front",
        "Gift Card": "false",
        "SEO Title": "Blue",
        "SEO Description": "A shirt",
        "Google Shopping / Google Product Category": "Apparel > Shirts",
        "Colour (product.metafields.custom.colour)": "ignored",
      },
    ]),
  );
  expect(issues).toEqual([]);
  expect(products).toEqual([
    {
      slug: "ocean-blue-shirt",
      renamedFrom: null,
      name: "Ocean Blue Shirt",
      description: "<p>Soft</p>",
      brand: "Nila",
      productType: "Shirts",
      categories: ["Shirts"],
      tags: [
        { group: "Tags", value: "men" },
        { group: "Colour", value: "Blue" },
      ],
      status: "active",
      isGiftCard: false,
      pageTitle: "Blue",
      metaDescription: "A shirt",
      googleCategory: "Apparel > Shirts",
      pictures: [{ source: "https://cdn.example/a.jpg", alt: "Front" }],
      optionNames: [],
      variants: [
        {
          options: [],
          sku: "OBS",
          barcode: "8901",
          sellingPrice: 150_000,
          discountedPrice: 129_950,
          stock: 700,
          allowBackorder: true,
          weightGrams: 227,
          taxRateId: "P0",
        },
      ],
    },
  ]);
});

it("reads the headings of the newer template in any case and order", () => {
  const { products } = readProducts(
    importTable([
      {
        TITLE: "Gamcha",
        "URL handle": "gamcha",
        Description: "Woven",
        "Published on online store": "FALSE",
        Status: "Active",
        SKU: "G1",
        Price: "300",
        "Compare-at price": "200",
        "Charge tax": "FALSE",
        "Inventory quantity": "4",
        "Continue selling when out of stock": "TRUE",
        "Weight value (grams)": "180",
        "Requires shipping": "FALSE",
        "Product image URL": "https://cdn.example/g.jpg",
        "Product category": "Home & Garden > Linens > Towels",
      },
    ]),
  );
  expect(products).toMatchObject([
    {
      slug: "gamcha",
      status: "draft",
      description: "<p>Woven</p>",
      productType: "Towels",
      categories: ["Towels"],
      googleCategory: "Home & Garden > Linens > Towels",
      pictures: [{ source: "https://cdn.example/g.jpg" }],
      variants: [
        {
          sku: "G1",
          sellingPrice: 30_000, // the list price in the file is lower, so it is ignored
          discountedPrice: 30_000,
          taxRateId: "exempt",
          stock: 400,
          allowBackorder: true,
          weightGrams: 1, // gift cards are not shipped, so the weight is ignored
        },
      ],
    },
  ]);
});

it.each([
  ["Minimum quantity", "Quantity step"],
  ["min qty", "STEP QTY"],
])("reads a product's own quantities in the columns %s and %s", (minimum, step) => {
  const read = (cells: Record<string, string>) => readProducts(importTable([{ ...shirt, Unit: "Mts", ...cells }]));
  expect(read({ [minimum]: "2", [step]: "0.5" }).products[0]).toMatchObject({ minQuantity: 200, stepQuantity: 50 });
  expect(read({ [minimum]: "", [step]: "" }).products[0]).toMatchObject({ minQuantity: 0, stepQuantity: 0 });
  expect(read({}).products[0]).not.toHaveProperty("minQuantity");
});

it.each([
  { unit: "Mts", cell: "0" },
  { unit: "Mts", cell: "-1" },
  { unit: "Mts", cell: "2 m" },
  { unit: "Pcs", cell: "1.5" },
  { unit: "Pcs", cell: "10001" },
])("refuses a minimum quantity of $cell $unit", ({ unit, cell }) => {
  const { products, issues } = readProducts(importTable([{ ...shirt, Unit: unit, "Minimum quantity": cell }]));
  expect([products, issues]).toEqual([[], [{ line: 2, code: "own_quantity_unreadable", field: "minQuantity" }]]);
});

it.each(["HSN", "HSN code", "Product HSN", "product hsn"])("reads the HSN code in the column %s", (heading) => {
  const hsnOf = (row: Record<string, string>) => readProducts(importTable([row])).products[0]?.hsnCode;
  expect(hsnOf({ ...shirt, [heading]: " 620520 " })).toBe("620520");
  expect(hsnOf({ ...shirt, [heading]: "" })).toBe("");
  expect(hsnOf(shirt)).toBeUndefined();
});

it.each<{ cells: Record<string, string>; rate: string | undefined }>([
  { cells: { "Variant Taxable": "FALSE" }, rate: "exempt" },
  { cells: { "Variant Taxable": "FALSE", "Variant Tax Code": "gst-5" }, rate: "exempt" },
  { cells: { "Variant Taxable": "TRUE", "Variant Tax Code": "gst-5" }, rate: "gst-5" },
  { cells: { "Variant Tax Code": "Exempt" }, rate: "exempt" },
  { cells: { "Variant Taxable": "TRUE" }, rate: "" },
  { cells: {}, rate: undefined },
])("reads the tax rate of $cells as $rate", ({ cells, rate }) => {
  const { products } = readProducts(importTable([{ ...shirt, ...cells }]));
  expect(products[0]?.variants[0]?.taxRateId).toBe(rate);
});

it("combines rows with the same handle wherever they are", () => {
  const { products } = readProducts(
    importTable([
      {
        ...shirt,
        "Option1 Name": "Size",
        "Option1 Value": "S",
        "Image Src": "https://cdn.example/2.jpg",
        "Image Position": "2",
      },
      { Handle: "stole", Title: "Stole", "Variant Price": "80" },
      { Handle: "shirt", "Option1 Value": "M", "Variant Price": "55" },
      { Handle: "SHIRT", "Image Src": "https://cdn.example/1.jpg", "Image Position": "1" },
      { Handle: "shirt", "Image Src": "https://cdn.example/2.jpg", "Image Position": "3" },
    ]),
  );
  expect(products.map(({ slug }) => slug)).toEqual(["shirt", "stole"]);
  expect(products[0]).toMatchObject({
    optionNames: ["Size"],
    variants: [
      { options: ["S"], discountedPrice: 5_000 },
      { options: ["M"], discountedPrice: 5_500 },
    ],
    pictures: [{ source: "https://cdn.example/1.jpg" }, { source: "https://cdn.example/2.jpg" }],
  });
});

it("keeps a real option with one value, and drops option names without values", () => {
  const { products } = readProducts(
    importTable([
      { ...shirt, "Option1 Name": "Size", "Option1 Value": "One size", "Option2 Name": "Colour", "Option2 Value": "" },
    ]),
  );
  expect(products[0]).toMatchObject({ optionNames: ["Size"], variants: [{ options: ["One size"] }] });
});

it("takes one spelling of an option", () => {
  const { products } = readProducts(
    importTable([
      { ...shirt, "Option1 Name": "Colour", "Option1 Value": "Red", "Option2 Name": "Size", "Option2 Value": "S" },
      { ...shirt, "Option1 Value": "red", "Option2 Value": "M" },
    ]),
  );
  expect(products[0]?.variants.map(({ options }) => options)).toEqual([
    ["Red", "S"],
    ["Red", "M"],
  ]);
});

it("leaves out fields without a column in the file", () => {
  const { products } = readProducts(importTable([shirt]));
  expect(products).toEqual([
    {
      slug: "shirt",
      renamedFrom: null,
      name: "Shirt",
      optionNames: [],
      variants: [{ options: [], sellingPrice: 5_000, discountedPrice: 5_000 }],
    },
  ]);
});

it.each([
  ["not tracked", { "Variant Inventory Tracker": "", "Variant Inventory Qty": "1" }, null],
  ["tracked", { "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "1" }, 100],
  ["tracked, but empty", { "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "" }, 0],
  ["tracked and oversold", { "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "-4" }, 0],
  ["a quantity without a tracker", { "Variant Inventory Qty": "3" }, 300],
  ["an empty quantity without a tracker", { "Variant Inventory Qty": "", Tags: "x" }, null],
  ["metres", { "Variant Inventory Qty": "3.5", Unit: "Mts" }, 350],
])("reads stock: %s", (_case, cells, stock) => {
  expect(readProducts(importTable([{ ...shirt, ...cells }])).products[0]?.variants[0]?.stock).toBe(stock);
});

it("warns once about tracked products without quantities, as exported by shops with several locations", () => {
  const { products, warnings } = readProducts(importTable([{ ...shirt, "Variant Inventory Tracker": "shopify" }]));
  expect(products[0]?.variants[0]?.stock).toBeUndefined();
  expect(warnings).toEqual([{ line: 1, code: "quantity_column_missing" }]);
});

it.each([
  ["type and collection", { Type: "Shirts", Collection: "Summer" }, ["Shirts", "Summer"], "Shirts"],
  ["one name for type and collection", { Type: "Shirts", Collection: "shirts" }, ["shirts"], "Shirts"],
  ["collection alone", { Collection: "Summer", "Product Category": "Apparel > Tops" }, ["Summer"], ""],
  ["taxonomy alone", { Type: "", "Product Category": "Apparel > Tops" }, ["Tops"], "Tops"],
  ["nothing at all", { Type: "", "Product Category": "Uncategorized" }, [], ""],
])("puts a product into categories by %s", (_case, cells, categories, productType) => {
  expect(readProducts(importTable([{ ...shirt, ...cells }])).products[0]).toMatchObject({ categories, productType });
});

it("accepts a product whose picture cannot be downloaded, with a warning", () => {
  const { products, warnings } = readProducts(
    importTable([{ ...shirt, "Image Src": "pictures/a.jpg", "Variant Image": "ftp://x/y.jpg" }]),
  );
  expect(products[0]).toMatchObject({ pictures: [], variants: [{ picture: "" }] });
  expect(warnings).toEqual([
    { line: 2, code: "picture_address_unusable", field: "picture" },
    { line: 2, code: "picture_address_unusable", field: "variantPicture" },
  ]);
});

it.each([
  [["Handle", "Title"], null],
  [["url handle", "title"], null],
  [["Title", "Variant Price"], { code: "column_missing", heading: "Handle" }],
  [["Handle"], { code: "column_missing", heading: "Title" }],
  [["Handle;Title;Vendor"], { code: "separator_wrong" }],
])("reports a file with the columns %j: %j", (header, issue) => {
  expect(findTableIssue(header)).toEqual(issue);
});
