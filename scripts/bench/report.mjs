import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { commit, machine } from "./machine.mjs";

const FILE = "docs/benchmarks.md";
const START = "<!-- by hand: start -->";
const END = "<!-- by hand: end -->";
const EMPTY_HAND = "\nNothing has been written here yet.\n";

/**
 * Prints one line per figure.
 *
 * @param {readonly import("./figures.mjs").Figure[]} figures
 */
export function printFigures(figures) {
  for (const { figure, place, text, target, isMet } of figures) {
    console.log(`${isMet ? "  " : "✗ "}${figure.padEnd(32)} ${place.padEnd(28)} ${text}  [target: ${target}]`);
  }
}

/**
 * Writes docs/benchmarks.md. Keeps the text between the two markers in that file, which is written by hand.
 *
 * @param {{ date: string, isQuick: boolean, figures: readonly import("./figures.mjs").Figure[], empty: string }} run
 */
export function writeReport({ date, isQuick, figures, empty }) {
  const missed = figures.filter(({ isMet }) => !isMet);
  const names = [...new Set(figures.map(({ figure }) => figure))];
  const text = `# Benchmarks

Written by \`npm run bench\`. All figures come from one run on one machine, which also ran an empty app of the same Next.js version. The shares apply to other machines too; the absolute numbers do not.

${date}${isQuick ? ", a quick run (short loads, few repetitions: a first impression only)" : ""}, commit ${commit()}. ${machine()}

${empty}

${names.map((name) => toTable(name, figures)).join("\n")}
## Missed

${missed.length === 0 ? "Nothing." : missed.map(({ figure, place, text, target }) => `- ${figure}, ${place}: ${text}; target: ${target}`).join("\n")}

## Causes and next steps

${START}${writtenByHand()}${END}
`;
  writeFileSync(FILE, text);
}

function toTable(name, figures) {
  const rows = figures.filter(({ figure }) => figure === name);
  const lines = rows.map(
    ({ place, text, target, isMet }) => `| ${place} | ${text} | ${target} | ${isMet ? "yes" : "no"} |`,
  );
  return `## ${name[0].toUpperCase()}${name.slice(1)}\n\n| where | measured | target | met |\n| --- | --- | --- | --- |\n${lines.join("\n")}\n`;
}

function writtenByHand() {
  if (!existsSync(FILE)) return EMPTY_HAND;
  const [, rest = ""] = readFileSync(FILE, "utf8").split(START);
  return rest.includes(END) ? rest.slice(0, rest.indexOf(END)) : EMPTY_HAND;
}
