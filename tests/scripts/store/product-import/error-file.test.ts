import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { errorFileOf, writeErrorFile } from "@/scripts/store/product-import/error-file";
import { readTable } from "@/scripts/store/product-import/read-table";

const folder = mkdtempSync(path.join(os.tmpdir(), "errors-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("stands beside the file it is about", () => {
  expect(errorFileOf("/a/products.csv")).toBe("/a/products.errors.csv");
  expect(errorFileOf("/a/Products.CSV")).toBe("/a/Products.errors.csv");
  expect(errorFileOf("/a/export")).toBe("/a/export.errors.csv");
});

it("gives rows back as they were, with the reason behind them", async () => {
  const rows = [
    { line: 2, cells: ["a", 'say "no", twice', "1\n2"] },
    { line: 5, cells: ["b", ""] },
  ];
  const file = path.join(folder, "x.errors.csv");
  await writeErrorFile(file, ["Handle", "Title", "Body"], rows, new Map([[5, "too short, it seems"]]));
  const table = readTable(readFileSync(file));
  expect(table.header).toEqual(["Handle", "Title", "Body", "Reason"]);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["a", 'say "no", twice', "1\n2", ""],
    ["b", "", "", "too short, it seems"],
  ]);
});
