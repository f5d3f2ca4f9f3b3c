import { readProducts } from "@/lib/domain/product-import/read-products";
import { importTable } from "@/tests/factories/import-table";

const shirt = { Handle: "shirt", Title: "Shirt", "Variant Price": "50" };
const read = (...rows: Record<string, string>[]) => readProducts(importTable(rows));

it("reads highlights with and without an icon, and files to download", () => {
  const { products, issues } = read({
    ...shirt,
    Highlights: "Loom: Woven on a  pit loom; Washed once;\nsun: Dries in an hour",
    Files: "Care sheet: files/care-sheet.pdf; Size 1:1: patterns/shirt.pdf",
  });
  expect(issues).toEqual([]);
  expect(products[0]).toMatchObject({
    highlights: [
      { icon: "loom", text: "Woven on a pit loom" },
      { icon: "check", text: "Washed once" },
      { icon: "sun", text: "Dries in an hour" },
    ],
    files: [
      { name: "Care sheet", src: "files/care-sheet.pdf" },
      { name: "Size 1:1", src: "patterns/shirt.pdf" },
    ],
  });
});

it("takes them away where the cells are empty, and leaves them alone where there is no column", () => {
  expect(read({ ...shirt, Highlights: "", Downloads: "" }).products[0]).toMatchObject({ highlights: [], files: [] });
  const [without] = read(shirt).products;
  expect(without).not.toHaveProperty("highlights");
  expect(without).not.toHaveProperty("files");
});

const many = (count: number, part: string) => Array(count).fill(part).join(";");

it.each([
  ["Highlights", "skull: Sharp", "highlight_unreadable", "highlights"],
  ["Highlights", "Washed once; loom:", "highlight_unreadable", "highlights"],
  ["Highlights", "Seven words are one word too many", "highlight_unreadable", "highlights"],
  ["Highlights", many(7, "Washed once"), "too_many", "highlights"],
  ["Files", "care-sheet.pdf", "file_unreadable", "files"],
  ["Files", "Care sheet: ../care-sheet.pdf", "file_unreadable", "files"],
  ["Files", "Care sheet: https://elsewhere.example/care.pdf", "file_unreadable", "files"],
  ["Files", `${"x".repeat(256)}: care.pdf`, "file_unreadable", "files"],
  ["Files", many(21, "Care sheet: care.pdf"), "too_many", "files"],
])("refuses the row of a product with the %s %j, and no other", (heading, cell, code, field) => {
  expect(read({ ...shirt, [heading]: cell }, { ...shirt, Handle: "stole", Title: "Stole" })).toMatchObject({
    products: [{ slug: "stole" }],
    issues: [{ line: 2, code, field }],
  });
});
