import { readProducts } from "@/lib/domain/product-import/read-products";
import { importTable } from "@/tests/factories/import-table";

const shirt = { Handle: "shirt", Title: "Shirt", "Variant Price": "50" };

describe("an invalid row keeps its product out, and the issue names row and reason", () => {
  const sized = { ...shirt, "Option1 Name": "Size", "Option1 Value": "S", "Variant SKU": "S-1" };
  it.each([
    ["no handle", [{ ...shirt, Handle: " " }], { line: 2, code: "handle_missing" }],
    ["no title", [{ ...shirt, Title: "" }], { line: 2, code: "title_missing" }],
    ["no price", [{ ...shirt, "Variant Price": "", "Variant SKU": "X" }], { line: 2, code: "price_missing" }],
    ["no price and nothing else", [{ ...shirt, "Variant Price": "" }], { line: 2, code: "price_missing" }],
    ["a price with a comma", [{ ...shirt, "Variant Price": "1,299.50" }], { line: 2, code: "amount_unreadable" }],
    [
      "a list price in words",
      [{ ...shirt, "Variant Compare At Price": "lots" }],
      { line: 2, code: "amount_unreadable" },
    ],
    ["half a piece", [{ ...shirt, "Variant Inventory Qty": "1.5" }], { line: 2, code: "quantity_unreadable" }],
    ["a weight with its unit", [{ ...shirt, "Variant Grams": "1 kg" }], { line: 2, code: "weight_unreadable" }],
    ["an unknown status", [{ ...shirt, Status: "sold" }], { line: 2, code: "status_unknown" }],
    ["an unclear value for published", [{ ...shirt, Published: "perhaps" }], { line: 2, code: "yes_or_no_unreadable" }],
    ["an unknown policy", [{ ...shirt, "Variant Inventory Policy": "hope" }], { line: 2, code: "policy_unknown" }],
    ["an unknown unit", [{ ...shirt, Unit: "yards" }], { line: 2, code: "unit_unknown" }],
    ["a missing option", [sized, { ...shirt, "Option1 Value": "" }], { line: 3, code: "option_missing" }],
    ["an option without a name", [{ ...shirt, "Option1 Value": "S" }], { line: 2, code: "option_name_missing" }],
    [
      "two options with one name",
      [{ ...sized, "Option2 Name": "size", "Option2 Value": "S" }],
      { line: 2, code: "option_name_repeated" },
    ],
    [
      "a repeated variant",
      [sized, { ...sized, "Variant SKU": "S-2", "Option1 Value": "s" }],
      { line: 3, code: "variant_repeated" },
    ],
    ["a repeated SKU", [sized, { ...sized, "Option1 Value": "M" }], { line: 3, code: "sku_repeated" }],
    ["several rows without options", [shirt, shirt], { line: 3, code: "variant_repeated" }],
    ["a title that is too long", [{ ...shirt, Title: "x".repeat(501) }], { line: 2, code: "text_too_long" }],
    [
      "a null character in a title",
      [{ ...shirt, Title: "Sh\0irt" }],
      { line: 2, code: "text_unstorable", field: "title" },
    ],
    [
      "half a character in a vendor",
      [{ ...shirt, Vendor: "\ud83d" }],
      { line: 2, code: "text_unstorable", field: "vendor" },
    ],
    ["a SKU that is too long", [{ ...shirt, "Variant SKU": "x".repeat(256) }], { line: 2, code: "text_too_long" }],
  ])("%s", (_case, rows, issue) => {
    const stole = { Handle: "stole", Title: "Stole", "Variant Price": "80" };
    const reading = readProducts(importTable([...rows, stole]));
    expect(reading.issues).toEqual([expect.objectContaining(issue)]);
    expect(reading.products.map(({ slug }) => slug)).toEqual(["stole"]);
    expect(reading.leftOut.map(({ line }) => line)).toEqual(rows.map((_, index) => index + 2));
  });

  it("one cell too few or too many", () => {
    const header = ["Handle", "Title", "Variant Price"];
    const rows = [
      { line: 2, cells: ["shirt", "Shirt"] },
      { line: 3, cells: ["stole", "Stole", "80", "", " "] },
      { line: 4, cells: ["kurta", "Kurta, long", "90", "x"] },
    ];
    const { products, issues } = readProducts({ header, rows });
    expect(issues).toEqual([
      { line: 2, code: "cell_count_wrong" },
      { line: 4, code: "cell_count_wrong" },
    ]);
    expect(products.map(({ slug }) => slug)).toEqual(["stole"]);
  });

  it("a row that continues the product above but has lost its handle", () => {
    const { products, issues, leftOut } = readProducts(
      importTable([sized, { "Option1 Value": "M", "Variant Price": "9" }]),
    );
    expect(products).toEqual([]);
    expect(issues).toEqual([{ line: 3, code: "handle_missing", field: "handle" }]);
    expect(leftOut.map(({ line }) => line)).toEqual([2, 3]);
  });

  it("another handle with the same slug", () => {
    const { products, issues } = readProducts(importTable([shirt, { ...shirt, Handle: "shirt!", Title: "Other" }]));
    expect(issues).toEqual([{ line: 3, code: "handle_taken", field: "handle" }]);
    expect(products).toMatchObject([{ name: "Shirt" }]);
  });
});
