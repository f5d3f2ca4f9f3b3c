import type { Argument, Command, Option } from "commander";

/** A command, and the words that may follow it. */
export type CompletionNode = {
  /** The commands that lead here: "orders list"; empty before the first. */
  path: string;
  commands: readonly string[];
  flags: readonly string[];
  /** Those of the flags that a value follows. */
  valued: readonly string[];
  /** The words for a value, by its flag or by the place of an argument, counted from 1. */
  values: ReadonlyMap<string, readonly string[]>;
};

/** Placeholders: the shell itself knows the names of files and folders. */
export const FILES = ":files";
export const FOLDERS = ":folders";

/** The arguments with these names are files or folders. */
const DISK_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  file: [FILES],
  "file-or-folder": [FILES],
  folder: [FOLDERS],
};

/** The program and all its commands. */
export function completionNodes(program: Command): CompletionNode[] {
  const visit = (command: Command, path: string): CompletionNode[] => [
    nodeOf(command, path, program.options),
    ...command.commands.flatMap((each) => visit(each, `${path} ${each.name()}`.trim())),
  ];
  return visit(program, "");
}

function nodeOf(command: Command, path: string, globals: readonly Option[]): CompletionNode {
  // Without another word, a group is its list.
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
