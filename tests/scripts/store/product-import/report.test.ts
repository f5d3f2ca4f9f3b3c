import { picturesText, rowsText, textsByLine } from "@/scripts/store/product-import/report";
import { importTable } from "@/tests/factories/import-table";

const table = importTable([{ Handle: "a", "Variant Price": "1,299.50", Status: "x".repeat(100) }]);

it("names the line, the column as the file writes it, and the cell", () => {
  const texts = textsByLine([{ line: 2, code: "amount_unreadable", field: "price" }], table);
  expect(texts.get(2)).toBe(
    'Variant Price "1,299.50": expected a plain amount such as 1299.50, without thousands separators or a currency sign',
  );
  expect(rowsText("Broken rows:", [{ line: 2, message: "the handle is empty" }])).toBe(
    "Broken rows:\n  line 2: the handle is empty",
  );
});

it("tells all that is wrong with a line at once, and shortens long cells", () => {
  const texts = textsByLine(
    [
      { line: 2, code: "title_missing" },
      { line: 2, code: "status_unknown", field: "status" },
    ],
    table,
  );
  expect(texts.get(2)).toMatch(/^the product has no title .*; Status "x{60}…": expected active, draft or archived$/);
});

it("shows a few of very many and counts the rest", () => {
  const notes = Array.from({ length: 30 }, (_, index) => ({ line: index + 2, message: "the handle is empty" }));
  const lines = rowsText("Broken rows:", notes).split("\n");
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe("  … and 10 more");
  expect(rowsText("Broken rows:", [])).toBe("");
});

it("names a host that does not answer once, and every other picture by itself", () => {
  const failure = (source: string, code: "unreachable" | "host_skipped" | "refused") => ({ slug: "a", source, code });
  const failures = [
    failure("https://dead.example/1.jpg", "unreachable"),
    failure("https://dead.example/2.jpg", "host_skipped"),
    failure("https://cdn.example/3.jpg", "refused"),
  ];
  expect(
    picturesText({ pictures: { fetched: 0, failures } })
      .split("\n")
      .slice(1),
  ).toEqual(["  2 of dead.example (no answer)", "  a: https://cdn.example/3.jpg (not found)"]);
});
