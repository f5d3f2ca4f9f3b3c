import { readFileSync } from "node:fs";
import { sourceFiles } from "./files";

it("writes a form that posts in one file only, so that all of them work in the same way", () => {
  const files = sourceFiles(/^(?:app|components)\/.*\.tsx$/);
  expect(files.length).toBeGreaterThan(300);
  const posting = files.filter((file) => /method="post"/.test(readFileSync(file, "utf8")));
  expect(posting).toEqual(["components/form/post-form.tsx"]);
});
