import { reportPictures, reportRows, textsByLine } from "@/scripts/store/product-import/report";
import { importTable } from "@/tests/factories/import-table";

const table = importTable([{ Handle: "a", "Variant Price": "1,299.50", Status: "x".repeat(100) }]);

function printed(): string[] {
  return jest.mocked(console.warn).mock.calls.map(([line]) => line);
}
beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

it("names the line, the column as the file writes it, and the cell", () => {
  reportRows("Broken rows:", [{ line: 2, code: "amount_unreadable", field: "price" }], table);
  expect(printed()).toEqual([
    "Broken rows:",
    '  line 2: Variant Price "1,299.50": this is no plain amount such as 1299.50 (no thousands separators, no currency sign)',
  ]);
});

it("tells all that is wrong with a line at once, and shortens long cells", () => {
  const texts = textsByLine(
    [
      { line: 2, code: "title_missing" },
      { line: 2, code: "status_unknown", field: "status" },
    ],
    table,
  );
  expect(texts.get(2)).toMatch(/^the product has no title .*; Status "x{60}…": the status is none of/);
});

it("shows a few of very many and counts the rest", () => {
  const issues = Array.from({ length: 30 }, (_, index) => ({ line: index + 2, code: "handle_missing" as const }));
  reportRows("Broken rows:", issues, table);
  expect(printed()).toHaveLength(22);
  expect(printed().at(-1)).toBe("  … and 10 more");
});

it("names a host that does not answer once, and every other picture by itself", () => {
  const failure = (source: string, code: "unreachable" | "host_skipped" | "refused") => ({ slug: "a", source, code });
  reportPictures({
    fetched: 0,
    failures: [
      failure("https://dead.example/1.jpg", "unreachable"),
      failure("https://dead.example/2.jpg", "host_skipped"),
      failure("https://cdn.example/3.jpg", "refused"),
    ],
  });
  expect(printed().slice(1)).toEqual(["  2 of dead.example (no answer)", "  a: https://cdn.example/3.jpg (not there)"]);
});
