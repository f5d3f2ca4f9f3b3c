import { readFileSync } from "node:fs";
import { sourceFiles, sourceFolders } from "./files";

const MAX_LINES = 300;
const MAX_FILES = 30;
/** Files that may be longer than the limit, because they contain one long table that is easier to read in one piece. */
const TABLES: readonly string[] = [];

it("has no source file that is too long to read", () => {
  const files = sourceFiles(/\.(tsx?|mjs|cjs|css)$/).filter((file) => !TABLES.includes(file));
  expect(files.length).toBeGreaterThan(1_500);
  const long = files
    .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

it("has no folder with too many files to look through", () => {
  const full = [...sourceFolders()].filter(([, files]) => files.length > MAX_FILES).map(([folder]) => folder);
  expect(full).toEqual([]);
});
