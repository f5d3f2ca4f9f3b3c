import type { Command } from "commander";
import { stylesFor } from "../output/styles";

export const PROGRAM = "npm run store --";

const { bold } = stylesFor(true, {});

/** Adds examples at the end of a command's help: for each, what to type after PROGRAM, and what it does. */
export function addExamples(
  command: Command,
  examples: readonly (readonly [line: string, purpose?: string])[],
): Command {
  const width = Math.max(...examples.map(([line, purpose]) => (purpose ? line.length : 0)));
  const lines = examples.map(([line, purpose]) =>
    `  ${PROGRAM} ${purpose ? `${line.padEnd(width)}  # ${purpose}` : line}`.trimEnd(),
  );
  return command.addHelpText("after", `\n${bold("Examples:")}\n${lines.join("\n")}\n`);
}
