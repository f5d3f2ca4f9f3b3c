import type { TextFile } from "./text-file";

export type Fault = { index: number; message: string };

const ROOTS = "app|components|lib|scripts|tests|demo|docs|public";
/** Finds paths of the project. They may contain `*`, `{a,b}`, `<subject>` and "…", which stand for several paths. */
const PATH = new RegExp(String.raw`(?<![\w/@.~$-])(?:${ROOTS})/(?:[\w./*…<>()[\]-]|\{[^{}\s]+\})+`, "g");
/**
 * Matches comments. In a string, `//` usually follows a colon and `/*` follows a folder's name, so neither is matched
 * there.
 */
const COMMENT = /(?<=^|\s)\/\/.*$|(?<=^|[\s{])\/\*[\s\S]*?\*\//gm;
/** A Markdown table whose last column has the heading "Proof". Its cells name the tests that prove a statement. */
const PROOF_TABLE = /^\|[^\n]*\|\s*Proof\s*\|\n(?:\|[^\n]*\n)+/gm;
const LAST_CELL = /[^|\n]*(?=\|$)/gm;
const TITLE = /"[^"\n]*"/g;
const TEST = /[\w./*{}[\]()-]*(?:\/|\.test)(?:[\w./*[\]()-]|\{[^{}\s]+\})*/g;

const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".cjs", ".css", ".test.ts", ".test.tsx", ".spec.ts"];
const OPENERS = new Map([
  [")", "("],
  ["]", "["],
  [">", "<"],
]);

/** Returns all files and, derived from their paths, all folders. `files` has paths relative to the project's root. */
export function projectPaths(files: readonly string[]): ReadonlySet<string> {
  const folders = files.flatMap((file) => {
    const parts = file.split("/").slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
  });
  return new Set([...files, ...folders]);
}

/**
 * Finds paths in a document or in comments that do not exist, and also tests that do not exist but are named in the
 * "Proof" column of a table.
 */
export function missingPaths({ path, text }: TextFile, known: ReadonlySet<string>): readonly Fault[] {
  if (!path.endsWith(".md")) return missing(onlyComments(text), PATH, "", known);
  const proofs = onlyProofs(text);
  const rest = text.replace(/[\s\S]/g, (sign, index) => (proofs[index] === sign ? " " : sign));
  return [...missing(rest, PATH, "", known), ...missing(proofs.replace(TITLE, blank), TEST, "tests/", known)];
}

/** Paths followed by `#` are skipped here, because `brokenCitations` checks them together with their anchor. */
function missing(text: string, pattern: RegExp, folder: string, known: ReadonlySet<string>): Fault[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    if (text[index + found.length] === "#") return [];
    const named = untilUnbalanced(found).replace(/\.+$/, "");
    const gone = expansions(folder + named).filter((path) => !isThere(path, known));
    return gone.map((path) => ({ index, message: `there is no ${path}` }));
  });
}

function onlyComments(text: string): string {
  return only(
    text,
    [...text.matchAll(COMMENT)].map(({ index, 0: comment }) => [index, comment]),
  );
}

function onlyProofs(text: string): string {
  const cells = [...text.matchAll(PROOF_TABLE)].flatMap(({ index: start, 0: table }) =>
    [...table.matchAll(LAST_CELL)].map(({ index, 0: cell }): Part => [start + index, cell]),
  );
  return only(text, cells);
}

type Part = readonly [index: number, text: string];

/** Keeps only `parts` of the text and replaces everything else with blanks, so that positions stay the same. */
function only(text: string, parts: readonly Part[]): string {
  let end = 0;
  const kept = parts.map(([index, part]) => {
    const before = blank(text.slice(end, index));
    end = index + part.length;
    return before + part;
  });
  return kept.join("") + blank(text.slice(end));
}

/**
 * The path up to the first closing bracket that belongs to the text around the path, as in "(see lib/a.ts)" or
 * "[lib/a.ts](lib/a.ts)"; without such a bracket, the whole path.
 */
function untilUnbalanced(found: string): string {
  const open: string[] = [];
  for (const [index, sign] of [...found].entries()) {
    if ("([<".includes(sign)) open.push(sign);
    else if (OPENERS.has(sign) && open.pop() !== OPENERS.get(sign)) return found.slice(0, index);
  }
  return found;
}

function expansions(path: string): string[] {
  const [, before = "", choices, after = ""] = /^(.*?)\{([^{}]+)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => expansions(before + choice + after));
}

function isThere(path: string, known: ReadonlySet<string>): boolean {
  const named = path.replace(/\/$/, "");
  if (!/[*…<]/.test(named)) {
    return ENDINGS.some((ending) => known.has(named + ending));
  }
  const pattern = named
    .split(/(\*\*|\*|…|<[^>]*>)/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : anyOf(part)))
    .join("");
  const matcher = new RegExp(`^${pattern}$`);
  return [...known].some((candidate) => matcher.test(candidate));
}

function anyOf(wildcard: string): string {
  if (wildcard === "*") return "[^/]*";
  return wildcard.startsWith("<") ? "[^/]+" : ".*";
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
