import type { Command } from "commander";
import { stylesFor } from "../output/styles";

export const PROGRAM = "npm run store --";

const { bold } = stylesFor(true, {});

/** Ends the help of a command with lines to be copied: what follows PROGRAM, and what it is good for. */
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
