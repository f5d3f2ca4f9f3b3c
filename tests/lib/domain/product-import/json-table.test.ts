import fc from "fast-check";
import { jsonOfTable, readJsonTable } from "@/lib/domain/product-import/json-table";

it("reads objects as rows, with a column for each member", () => {
  const text = JSON.stringify([
    { Title: "Shawl", Price: 1200.5, Published: true, Tags: ["wool", "new"] },
    { Title: "Cap", "Variant SKU": "CAP", Price: null },
  ]);
  expect(readJsonTable(text)).toEqual({
    ok: true,
    table: {
      header: ["Title", "Price", "Published", "Tags", "Variant SKU"],
      rows: [
        { line: 1, cells: ["Shawl", "1200.5", "true", "wool, new", ""] },
        { line: 2, cells: ["Cap", "", "", "", "CAP"] },
      ],
    },
  });
});

it("finds the one list in an object", () => {
  const text = JSON.stringify({ shop: "Nila", products: [{ Title: "Cap" }] });
  expect(readJsonTable(text)).toMatchObject({ ok: true, table: { header: ["Title"] } });
});

it.each([
  { text: "{", code: "not_json", entry: 0 },
  { text: '"products"', code: "not_rows", entry: 0 },
  { text: '["Cap"]', code: "not_rows", entry: 0 },
  { text: '{"a": [{}], "b": [{}]}', code: "not_rows", entry: 0 },
  { text: "[]", code: "file_empty", entry: 0 },
  { text: '[{"Title": "Cap"}, {"Title": {"en": "Shawl"}}]', code: "not_flat", entry: 2 },
  { text: '[{"Tags": [{"name": "wool"}]}]', code: "not_flat", entry: 1 },
])("says what is wrong with $text", ({ text, code, entry }) => {
  expect(readJsonTable(text)).toEqual({ ok: false, fault: { code, entry } });
});

it("reads what it has written, whatever stands in the cells", () => {
  const names = fc.uniqueArray(
    fc.string({ minLength: 1 }).filter((name) => name !== "__proto__" && !/^\d+$/.test(name)),
    { minLength: 1, maxLength: 6 },
  );
  const table = names.chain((header) =>
    fc.record({
      header: fc.constant(header),
      rows: fc.array(fc.array(fc.string({ minLength: 1 }), { minLength: header.length, maxLength: header.length }), {
        minLength: 1,
        maxLength: 5,
      }),
    }),
  );
  fc.assert(
    fc.property(table, ({ header, rows }) => {
      expect(readJsonTable(jsonOfTable(header, rows))).toEqual({
        ok: true,
        table: { header, rows: rows.map((cells, index) => ({ line: index + 1, cells })) },
      });
    }),
  );
});
