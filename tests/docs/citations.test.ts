import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brokenCitations } from "./broken-citations";
import { projectPaths } from "./missing-paths";
import type { TextFile } from "./text-file";

const ROOT = join(__dirname, "../..");
const FOLDERS = ["app", "components", "lib", "scripts", "demo", "tests", "docs", "deploy", "public", "LICENSES"];
const EXTENSIONS = new Set([".ts", ".tsx", ".mjs", ".cjs", ".css", ".md"]);

/** May be cited although it does not exist yet: `npm run bench-orders` writes it after a complete measurement. */
const MADE_LATER = "docs/benchmarks-orders.md";

/** The folder of these tests is not checked, because it contains invalid citations as examples. */
const OWN_FOLDER = "tests/docs/";

function allFiles(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  );
  return [...readdirSync(ROOT), ...inFolders].map((path) => path.replaceAll("\\", "/"));
}

it("cites nothing that is not there", () => {
  const paths = allFiles();
  const files = paths
    .filter((path) => EXTENSIONS.has(extname(path)) && !path.startsWith(OWN_FOLDER))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
  expect(files.length).toBeGreaterThan(1_000);
  expect(brokenCitations(files, projectPaths([...paths, MADE_LATER]))).toEqual([]);
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
  const known = projectPaths([
    ...documents.map(({ path }) => path),
    "docs/pictures/home.webp",
    "app/[store]/(shop)/search/page.tsx",
    "components/cart/texts.ts",
    "components/order/texts.ts",
    "lib/domain/order/state.ts",
    "lib/domain/enquiry.ts",
    "scripts/store.ts",
    "tests/lib/domain/order/state.test.ts",
    "tests/e2e/owner/import.spec.ts",
  ]);
  const faultsOf = (text: string, path = "lib/a.ts") => brokenCitations([...documents, { path, text }], known);

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

  const proofs = (proof: string) =>
    `| Row | Where | Proof |\n| --- | --- | --- |\n| a | \`scripts/store.ts\` | ${proof} |\n`;

  it.each([
    ["a file", "`lib/domain/order/states.ts`", "lib/domain/order/states.ts"],
    ["a folder", "`components/checkout/`", "components/checkout/"],
    ["a folder with brackets", "(`app/[store]/(shop)/cart/page.tsx`)", "app/[store]/(shop)/cart/page.tsx"],
    ["a file without its ending", "`lib/domain/order`, `lib/domain/orders`", "lib/domain/orders"],
    ["one of several in braces", "`components/{cart,order,site}/texts.ts`", "components/site/texts.ts"],
    ["a pattern", "`lib/messages/*.ts`", "lib/messages/*.ts"],
    ["a pattern with a placeholder", "`components/<subject>/fields.tsx`", "components/<subject>/fields.tsx"],
    ["a pattern with an ellipsis", "`docs/decisions/0018-….md`", "docs/decisions/0018-….md"],
    ["a file in a command", "```sh\nnpx jest tests/lib/a.test.ts\n```", "tests/lib/a.test.ts"],
    ["a test of a table", proofs("lib/domain/order/states.test"), "tests/lib/domain/order/states.test"],
    ["a journey of a table", proofs("e2e/owner/import, e2e/bag"), "tests/e2e/bag"],
    ["a folder of tests", proofs("app/api/"), "tests/app/api/"],
    ["a path beside proofs", proofs('e2e/owner/import "a title"').replace("store.ts", "shop.ts"), "scripts/shop.ts"],
  ])("a document names %s", (_, text, path) => {
    expect(faultsOf(text, "docs/a.md")).toEqual([expect.stringMatching(/^docs\/a\.md:\d+: /)]);
    expect(faultsOf(text, "docs/a.md")[0]).toContain(`there is no ${path}`);
  });

  it.each([
    ["// See lib/domain/order/states.ts.", "lib/domain/order/states.ts"],
    ["const a = 1; // as in `components/site/texts.ts`", "components/site/texts.ts"],
    ["/**\n * Made by scripts/make.ts (or scripts/store.ts).\n */", "scripts/make.ts"],
    ["{/* like demo/store/menu.ts */}", "demo/store/menu.ts"],
  ])("a comment names a path: %j", (text, path) => {
    expect(faultsOf(text)).toEqual([expect.stringContaining(`there is no ${path}`)]);
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
    const paths = `/** lib/domain/order/state.ts, lib/domain/enquiry and components/{cart,order}/texts.ts. */
import a from "lib/not/in/a/comment.ts";
const b = "https://example.com/lib/a.ts";`;
    expect(faultsOf(paths)).toEqual([]);
    const named =
      "`lib/domain/*/state.ts`, `components/<subject>/texts.ts`, [a](../scripts/store.ts), `app/[store]/(shop)/…`\n\n" +
      '| Row | Proof |\n| --- | --- |\n| a | lib/domain/order/state.test, e2e/owner/ "says lib/gone.test" |\n';
    expect(faultsOf(named, "docs/a.md")).toEqual([]);
    const links =
      "[a](domain.md#stock-holds) [b](decisions/) [c](#a) [d](https://example.com/x.md#y) ![e](pictures/home.webp) " +
      "[f](decisions/0003-pages.md) `[g](nowhere.md)`\n\n```\n[h](nowhere.md)\n```\n";
    const files = [...documents, { path: "docs/a.md", text: `# A\n\n${links}` }];
    expect(brokenCitations(files, known)).toEqual([]);
  });
});
