import type { Argument, Command, Option } from "commander";

/** A command with the subcommands, flags and values that the user may type after it. */
export type CompletionNode = {
  /** The words before the point of completion, such as "orders list"; empty if no command has been typed yet. */
  path: string;
  commands: readonly string[];
  flags: readonly string[];
  /** The flags that must be followed by a value. */
  valued: readonly string[];
  /** The possible values of each option and argument. The key is an option's flag or an argument's position, from 1. */
  values: ReadonlyMap<string, readonly string[]>;
};

/** Placeholders for file and folder names, which the user's shell completes itself. */
export const FILES = ":files";
export const FOLDERS = ":folders";

/** Arguments with these names take a file or folder. */
const DISK_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  file: [FILES],
  "file-or-folder": [FILES],
  folder: [FOLDERS],
};

/** One node for the program itself and one for each of its commands. */
export function completionNodes(program: Command): CompletionNode[] {
  const visit = (command: Command, path: string): CompletionNode[] => [
    nodeOf(command, path, program.options),
    ...command.commands.flatMap((each) => visit(each, `${path} ${each.name()}`.trim())),
  ];
  return visit(program, "");
}

function nodeOf(command: Command, path: string, globals: readonly Option[]): CompletionNode {
  // If the user types a group without a subcommand, its `list` subcommand runs, so the options of `list` may follow.
  const list = command.parent && command.commands.find((each) => each.name() === "list");
  const options = [...new Set([...command.options, ...(list?.options ?? []), ...globals])];
  const flagOf = (option: Option) => option.long ?? option.flags;
  const values = new Map<string, readonly string[]>();
  for (const option of options) if (option.argChoices) values.set(flagOf(option), option.argChoices);
  for (const [index, argument] of command.registeredArguments.entries()) {
    const words = wordsFor(argument);
    if (words) values.set(String(index + 1), words);
  }
  return {
    path,
    commands: command.commands.map((each) => each.name()),
    flags: [...options.map(flagOf), "--help"],
    valued: options.filter(({ required, optional }) => required || optional).map(flagOf),
    values,
  };
}

const wordsFor = (argument: Argument) => argument.argChoices ?? DISK_ARGUMENTS[argument.name()];
