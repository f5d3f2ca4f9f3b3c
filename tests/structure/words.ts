import { readFileSync } from "node:fs";
import ts from "typescript";

/**
 * A row of a table in docs/glossary.md, below the heading "Checked by a test": words that should not be used, a better
 * word, and phrases in which the words are allowed.
 */
export type WordRule = { words: readonly string[]; better: string; except: readonly string[] };

/**
 * Reads the table below `heading` in docs/glossary.md. In its cells, words are separated by commas and exceptions by
 * semicolons.
 */
export function readWordRules(heading: string): readonly WordRule[] {
  const [, section = ""] = readFileSync("docs/glossary.md", "utf8").split(`### ${heading}\n`);
  const [body = ""] = section.split(/\n#{2,3} /);
  return body
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) => {
      const [words = "", better = "", except = ""] = line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
      return { words: words.split(", "), better, except: except.split("; ").filter(Boolean) };
    });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The words in `text` that should not be used, each with a better word. Only whole words count: a word that is joined
 * to others by a hyphen, slash, dot or underscore is not found.
 */
export function wrongWords(text: string, rules: readonly WordRule[]): readonly string[] {
  return rules.flatMap(({ words, better, except }) => {
    const rest = except.reduce((left, phrase) => left.replace(new RegExp(escaped(phrase), "gi"), " "), text);
    return words
      .filter((word) => new RegExp(`(?<![\\w/_.-])${escaped(word)}(?![\\w/_-]|\\.\\w)`, "i").test(rest))
      .map((word) => `"${word}" (better: ${better})`);
  });
}

type ReaderText = { line: number; text: string };

/** Finds the texts in a source file that people read: text in JSX, and strings that contain a space. */
export function readerTexts(file: string, source: string): readonly ReaderText[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: ReaderText[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1;
    found.push({ line, text: text.replace(/<[^>]*>/g, " ") });
  };
  const visit = (node: ts.Node): void => {
    if (isUnread(node)) return;
    if (ts.isJsxText(node) && node.text.trim()) add(node, node.text);
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (/\S\s+\S/.test(node.text)) add(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(" … ");
      if (/\S\s+\S/.test(text)) add(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/**
 * Whether a node contains no text that people read, such as class names, styles, links, and errors thrown or logged.
 */
function isUnread(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return true;
  if (ts.isJsxAttribute(node)) return /^(className|style|href|src|sizes|d|viewBox)$/.test(node.name.getText());
  if (ts.isThrowStatement(node)) return true;
  if (ts.isCallExpression(node)) return /^console\.|^buttonClass$|^clsx$/.test(node.expression.getText());
  return ts.isVariableDeclaration(node) && /(_CLASS|CLASSES|_STYLE|_SIZES)$/.test(node.name.getText());
}

/**
 * The words in a name that should not be used. Rules written in capitals apply only to constants, such as
 * `MAX_NAME_LENGTH`.
 */
export function wrongNameWords(name: string, rules: readonly WordRule[]): readonly string[] {
  const isConstant = /^[A-Z][A-Z_\d]*$/.test(name);
  const isForConstants = ({ words: [first = ""] }: WordRule) => first === first.toUpperCase();
  return wrongWords(
    nameWords(name),
    rules.filter((rule) => isConstant || !isForConstants(rule)),
  );
}

/** Splits a name into words: `readPageNews` becomes "read page news". */
function nameWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replace(/[-_./]+/g, " ")
    .toLowerCase();
}

/** The names that a file declares for variables, functions, types, parameters and properties. */
export function declaredNames(file: string, source: string): readonly string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const { name } = node as { name?: ts.Node };
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isPropertySignature(node);
    if (isDeclaration && name && ts.isIdentifier(name) && !name.text.includes("_")) names.add(name.text);
    if (isDeclaration && name && ts.isIdentifier(name) && /^[A-Z_]+$/.test(name.text)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return [...names];
}
