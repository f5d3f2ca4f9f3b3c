import { FIELDS, type Field, fieldOf, headingOf, type ImportTable } from "@/lib/domain/product-import/columns";
import { findRepairs, mappedTable, usualChoice, withCells } from "@/lib/domain/product-import/mapped-table";
import { findTableIssue, readProducts } from "@/lib/domain/product-import/read-products";

const table: ImportTable = {
  header: ["Article", "Name", "Cost", "Notes"],
  rows: [
    { line: 2, cells: ["A1", "Red stole", "1,299.50", "x"] },
    { line: 3, cells: ["B2", "Blue shirt", "₹ 900", ""] },
    { line: 4, cells: ["B3", "Green shirt", "on request", ""] },
  ],
};
const choice: (Field | null)[] = ["sku", "title", "price", null];

it("knows each field by the heading it gives it", () => {
  for (const field of FIELDS) expect(fieldOf(headingOf(field))).toBe(field);
  expect(fieldOf("  VARIANT   price ")).toBe("price");
  expect(fieldOf("Notes")).toBeNull();
  expect(usualChoice(["Handle", "Notes"])).toEqual(["handle", null]);
});

it("reads a table by the columns that were chosen, and makes handles from names", () => {
  const { products } = readProducts(
    mappedTable({ ...table, rows: [{ line: 2, cells: ["A1", "Red stole", "12"] }] }, choice),
  );
  expect(products).toMatchObject([
    { slug: "red-stole", name: "Red stole", variants: [{ sku: "A1", discountedPrice: 1_200 }] },
  ]);
});

it("puts rows without a name to the product above", () => {
  const rows = [
    { line: 2, cells: ["Red stole", "12", "https://shop.example/a.jpg"] },
    { line: 3, cells: ["", "", "https://shop.example/b.jpg"] },
  ];
  const mapped = mappedTable({ header: ["Name", "Price", "Photo"], rows }, ["title", "price", "picture"]);
  expect(readProducts(mapped).products).toMatchObject([{ pictures: [{}, {}] }]);
});

it("asks for a column of names", () => {
  expect(findTableIssue(mappedTable(table, ["sku", null, "price", null]).header)).toMatchObject({
    code: "column_missing",
  });
});

it("writes amounts as plain numbers where they can be read, and leaves the others", () => {
  const mapped = mappedTable(table, choice);
  const before = readProducts(mapped);
  const repairs = findRepairs(mapped, before.issues);
  expect(repairs).toEqual([
    { row: 0, column: 2, before: "1,299.50", after: "1299.5" },
    { row: 1, column: 2, before: "₹ 900", after: "900" },
  ]);
  const changes = repairs.map(({ row, column, after }) => ({ row, column, text: after }));
  const mended = readProducts(mappedTable({ ...table, rows: withCells(table.rows, changes) }, choice));
  expect(mended.products.map(({ slug, variants }) => [slug, variants[0]?.discountedPrice])).toEqual([
    ["red-stole", 129_950],
    ["blue-shirt", 90_000],
  ]);
  expect(mended.issues).toMatchObject([{ line: 4, code: "amount_unreadable", field: "price" }]);
});
