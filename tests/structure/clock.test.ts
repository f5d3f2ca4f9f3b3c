import { readFileSync } from "node:fs";
import { sourceFiles } from "./files";

it("lets queries and workflows ask the clock for the time, so that tests can say what time it is", () => {
  const files = sourceFiles(/^lib\/(?:data|workflows|database|cached)\/.*\.tsx?$/);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => /new Date\(\)|\bDate\(\)/.test(readFileSync(file, "utf8")))).toEqual([]);
});
