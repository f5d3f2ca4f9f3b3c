import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brokenCitations, type TextFile } from "./broken-citations";

const ROOT = join(__dirname, "../..");
const FOLDERS = ["app", "components", "lib", "scripts", "demo", "tests", "docs"];
const EXTENSIONS = new Set([".ts", ".tsx", ".mjs", ".css", ".md"]);

/** The examples below are not citations. */
const OWN_FOLDER = "tests/docs/";

function textFiles(): TextFile[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  return [...readdirSync(ROOT), ...inFolders]
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => EXTENSIONS.has(extname(path)) && !path.startsWith(OWN_FOLDER))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

it("cites nothing that is not there", () => {
  const files = textFiles();
  expect(files.length).toBeGreaterThan(1_000);
  expect(brokenCitations(files, (path) => existsSync(join(ROOT, path)))).toEqual([]);
});

describe("a citation that leads nowhere is found", () => {
  const documents: TextFile[] = [
    {
      path: "docs/domain.md",
      text: '# Facts\n\n<a id="stock-holds"></a>\n## Holds\n\n## Unpaid orders & co.\n\n## Holds\n',
    },
    { path: "docs/pricing-rules.md", text: "### 1. Shown price\n### 2. Order amounts\n### 3. Rate\n" },
    { path: "docs/specification.md", text: "## 1. What it does\n## 9. Limits\n" },
    { path: "docs/decisions/0003-pages.md", text: "# 3. Pages\n" },
    { path: "docs/decisions/0005-one-way.md", text: "# 5. One way\n" },
  ];
  const faultsOf = (text: string, path = "lib/a.ts") =>
    brokenCitations([...documents, { path, text }], (known) => known === "docs/pictures/home.webp");

  it.each([
    ["// See docs/domain.md#stock-hold.", "docs/domain.md has no #stock-hold"],
    ["// See docs/domain.md#stock-holds, #tax and #holds.", "docs/domain.md has no #tax"],
    ["/**\n * See docs/domain.md#stock-holds and\n * #tax.\n */", "docs/domain.md has no #tax"],
    ["// See docs/glossary.md#cart.", "docs/glossary.md has no #cart"],
    ["// Pricing rule 4.", "there is no pricing rule 4"],
    ["// pricing rules 1, 2 and 25", "there is no pricing rule 25"],
    ["// pricing rules 2–4", "there is no pricing rule 4"],
    ["/**\n * pricing\n * rule 7\n */", "there is no pricing rule 7"],
    ["// decision 4", "there is no decision 4"],
    ["// Decisions 3 and 27 say why.", "there is no decision 27"],
    ["// decision 0004", "there is no decision 4"],
    ["// specification \u00a710", "docs/specification.md has no \u00a710"],
    ["/**\n * (specification\n * \u00a72)\n */", "docs/specification.md has no \u00a72"],
    ["// with the defaults of \u00a74.4", "docs/specification.md has no \u00a74.4"],
    ["// domain \u00a74.4", "cites a section of the domain, which is not in the project"],
    ["// Design \u00a73: why", "cites a section of the design, which is not in the project"],
  ])("%j", (text, message) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(/^lib\/a\.ts:\d+: /)]);
    expect(faultsOf(text)[0]).toContain(message);
  });

  it.each([
    "[x](missing.md)",
    "[x](../README.md)",
    "[x](domain.md#nowhere)",
    "[x](#nowhere)",
    "![x](pictures/no.webp)",
  ])("%s", (link) => {
    const [, target = ""] = /\((.*)\)/.exec(link) ?? [];
    expect(faultsOf(`# A\n\n${link}\n`, "docs/a.md")).toEqual([`docs/a.md:3: the link to ${target} leads nowhere`]);
  });

  it("where what is cited is there, nothing is said", () => {
    const text = `/**
 * See docs/domain.md#stock-holds, #holds, #holds-1 and #unpaid-orders--co; pricing rules 1–3; decisions 3 and 5.
 * Decision 0003. Specification \u00a71 and \u00a79. Pricing rules 1 to 3, and
 * pricing rule 2.
 */`;
    expect(faultsOf(text)).toEqual([]);
    const links =
      "[a](domain.md#stock-holds) [b](decisions/) [c](#a) [d](https://example.com/x.md#y) ![e](pictures/home.webp) " +
      "[f](decisions/0003-pages.md) `[g](nowhere.md)`\n\n```\n[h](nowhere.md)\n```\n";
    const known = ["docs/decisions", "docs/pictures/home.webp"];
    const files = [...documents, { path: "docs/a.md", text: `# A\n\n${links}` }];
    expect(brokenCitations(files, (path) => known.includes(path))).toEqual([]);
  });
});
