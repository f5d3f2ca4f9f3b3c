import { readFileSync } from "node:fs";
import ts from "typescript";
import { sourceFiles } from "./files";

/** Attributes whose value somebody reads or hears. */
const SPOKEN = ["label", "title", "description", "placeholder", "aria-label", "alt", "why"];

/** What a file of the desk says in its markup instead of in a file of texts, where a translator finds it. */
function textsInMarkup(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isSpoken = ts.isJsxAttribute(node) && SPOKEN.includes(node.name.getText());
    const value = isSpoken && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : "";
    const text = ts.isJsxText(node) ? node.text : value;
    if (/\p{L}{2}/u.test(text)) found.push(`${file}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it("keeps what the desk says in its files of texts", () => {
  const files = sourceFiles(/^components\/desk\/.*\.tsx$/);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => textsInMarkup(file, readFileSync(file, "utf8")))).toEqual([]);
});

it("would find a text in the markup", () => {
  expect(textsInMarkup("a.tsx", 'const A = () => <p title="Orders">← Save {x}</p>;')).toEqual([
    "a.tsx: Orders",
    "a.tsx: ← Save",
  ]);
});
