import { dirname, posix } from "node:path";
import { type Fault, missingPaths } from "./missing-paths";
import type { TextFile } from "./text-file";

const SPECIFICATION = "docs/specification.md";
const PRICING_RULES = "docs/pricing-rules.md";
const DECISION = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;

/** Whitespace inside a citation, which may include a line break and the ` * ` or `//` of the next comment line. */
const GAP = String.raw`\s+(?:(?:\*|//)\s+)?`;
const AND = `(?:,${GAP}and${GAP}|,${GAP}|${GAP}and${GAP})`;
/** Numbers in the forms used in citations: "3", "1, 2 and 8", "6–21", "16 to 18". */
const NUMBERS = String.raw`\d+(?:(?:–|-|${GAP}to${GAP}|${AND})\d+)*`;

const ANCHOR = new RegExp(String.raw`\b(docs/[\w./-]+\.md)(#[\w-]+(?:${AND}#[\w-]+)*)`, "g");
const RULES = new RegExp(String.raw`\bpricing${GAP}rules?${GAP}(${NUMBERS})`, "gi");
const DECISIONS = new RegExp(String.raw`\bdecisions?${GAP}(${NUMBERS})`, "gi");
/** A section sign is always taken for a citation of the specification, the only document cited by sections. */
const SECTION = /\u00a7(\d+(?:\.\d+)*)/g;
const OUTSIDE = new RegExp(String.raw`\b(domain|design),?${GAP}\u00a7[\d.]*\d`, "gi");
const LINK = /\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g;

/**
 * Finds citations whose target does not exist; returns each as "path:line: what is wrong". `known` has the paths of all
 * files and folders of the project, because a citation may name one that is not in `files`.
 */
export function brokenCitations(files: readonly TextFile[], known: ReadonlySet<string>): string[] {
  const anchors = new Map(files.filter(isDocument).map(({ path, text }) => [path, anchorsOf(text)]));
  const rules = numbersIn(files, PRICING_RULES, /^### (\d+)\./gm);
  const sections = numbersIn(files, SPECIFICATION, /^## (\d+)\./gm);
  const decisions = new Set(files.flatMap(({ path }) => Number(DECISION.exec(path)?.[1] ?? Number.NaN)));

  const missingAnchors = (text: string) =>
    [...text.matchAll(ANCHOR)].flatMap(({ index, 1: path = "", 2: cited = "" }) =>
      [...cited.matchAll(/#([\w-]+)/g)]
        .filter(([, anchor = ""]) => !anchors.get(path)?.has(anchor))
        .map(([anchor]) => ({ index, message: `${path} has no ${anchor}` })),
    );
  const missingNumbers = (text: string, pattern: RegExp, numbers: ReadonlySet<number>, name: string) =>
    [...text.matchAll(pattern)].flatMap(({ index, 1: cited = "" }) =>
      numbersOf(cited)
        .filter((number) => !numbers.has(number))
        .map((number) => ({ index, message: `there is no ${name} ${number}` })),
    );
  const missingSections = (text: string) =>
    [...text.replace(OUTSIDE, (found) => " ".repeat(found.length)).matchAll(SECTION)]
      .filter(([, number]) => !sections.has(Number(number)))
      .map(({ index, 0: cited }) => ({ index, message: `${SPECIFICATION} has no ${cited}` }));
  const outside = (text: string) =>
    [...text.matchAll(OUTSIDE)].map(({ index, 1: document }) => ({
      index,
      message: `cites a section of the ${document?.toLowerCase()}, which is not in the project`,
    }));
  const missingTargets = ({ path, text }: TextFile) =>
    [...withoutCode(text).matchAll(LINK)].flatMap(({ index, 1: target = "" }): Fault[] => {
      if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target)) return [];
      const [file = "", anchor = ""] = target.split("#");
      const to = file === "" ? path : posix.join(dirname(path), decodeURIComponent(file)).replace(/\/$/, "");
      const isThere = anchors.has(to) || known.has(to);
      const isAnchored = anchor === "" || !to.endsWith(".md") || anchors.get(to)?.has(anchor);
      return isThere && isAnchored ? [] : [{ index, message: `the link to ${target} leads nowhere` }];
    });

  return files.flatMap((file) => {
    const { path, text } = file;
    const faults = [
      ...missingAnchors(text),
      ...missingNumbers(text, RULES, rules, "pricing rule"),
      ...missingNumbers(text, DECISIONS, decisions, "decision"),
      ...missingSections(text),
      ...outside(text),
      ...missingPaths(file, known),
      ...(isDocument(file) ? missingTargets(file) : []),
    ];
    return faults.map(({ index, message }) => `${path}:${text.slice(0, index).split("\n").length}: ${message}`);
  });
}

function isDocument({ path }: TextFile): boolean {
  return path.endsWith(".md");
}

function numbersIn(files: readonly TextFile[], path: string, heading: RegExp): ReadonlySet<number> {
  const text = files.find((file) => file.path === path)?.text ?? "";
  return new Set([...text.matchAll(heading)].map(([, number]) => Number(number)));
}

/** All numbers in a citation such as "1, 3–5", including those within ranges. */
function numbersOf(cited: string): number[] {
  return [...cited.matchAll(/(\d+)(?:(?:–|-|\D*?\bto\D+?)(\d+))?/g)].flatMap(([, first, last = first]) => {
    const [from, to] = [Number(first), Number(last)];
    return to < from ? [from, to] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The anchors of a document: those written as HTML, and those that GitHub makes from headings. */
function anchorsOf(text: string): ReadonlySet<string> {
  const explicit = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, anchor = ""]) => anchor);
  const counts = new Map<string, number>();
  const headings = [...withoutFences(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, heading = ""]) => {
    const slug = slugOf(heading);
    const before = counts.get(slug) ?? 0;
    counts.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
  return new Set([...explicit, ...headings]);
}

function slugOf(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}

/**
 * The text with its code blanked out, because code may contain examples of broken links. Blanks keep line numbers and
 * columns as they were.
 */
function withoutCode(text: string): string {
  return withoutFences(text).replace(/`[^`\n]*`/g, blank);
}

function withoutFences(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
