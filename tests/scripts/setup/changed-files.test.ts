import { relatedSuites } from "@/scripts/setup/changed-files.mjs";

const READING_SUITES = expect.arrayContaining(["tests/structure/words.test.ts", "tests/docs/citations.test.ts"]);

it.each([
  ["a rule", ["lib/domain/currency/money.ts"], ["lib/domain/currency/money.ts"]],
  ["a suite", ["tests/middleware.test.ts"], ["tests/middleware.test.ts"]],
  ["a document", ["docs/testing.md", ".github/workflows/ci.yml"], []],
  ["a rule and a document", ["docs/testing.md", "middleware.ts"], ["middleware.ts"]],
  ["a rule that was deleted", ["lib/domain/currency/barter.ts"], []],
  ["nothing", [], []],
])("runs the suites that import it, and those that read all files, for %s", (_, files, related) => {
  const suites = relatedSuites(files);
  expect(suites?.slice(0, related.length + 1)).toEqual(["--findRelatedTests", ...related]);
  expect(suites?.slice(related.length + 1)).toEqual(READING_SUITES);
  expect(suites?.slice(related.length + 1).every((suite) => /^tests\/(structure|docs)\//.test(suite))).toBe(true);
});

it.each([
  "package-lock.json",
  "jest.config.mjs",
  "tests/setup/every-suite.ts",
  "tests/mocks/pglite.ts",
  "lib/database/migrations/0001_first.sql",
  "demo/pictures/stole.jpg",
  ".env.example",
])("runs all suites for %s, whose use no import shows", (file) => {
  expect(relatedSuites(["lib/domain/currency/money.ts", file])).toBeNull();
});
