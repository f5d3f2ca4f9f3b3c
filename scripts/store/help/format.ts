import { type Argument, type Command, Help, type Option } from "commander";
import { stylesFor } from "../output/styles";

/** Colours can always be on here: commander removes them if the help is not printed to a terminal. */
const { bold } = stylesFor(true, {});

/**
 * The format of the help: the program's help lists all commands, and the help of a group also lists the options of its
 * default subcommand `list`.
 */
export const HELP_FORMAT: Partial<Help> = {
  showGlobalOptions: true,
  styleTitle: bold,
  optionDescription: termDescription,
  argumentDescription: termDescription,
  formatHelp: (command, helper) => {
    const shown: Help = Object.assign(new Help(), helper, command.parent ? groupView(helper) : OVERVIEW);
    return Help.prototype.formatHelp.call(shown, command, shown);
  },
};

function termDescription({ description, argChoices, defaultValue }: Option | Argument): string {
  const extra = [
    argChoices?.join(", "),
    typeof defaultValue === "string" && defaultValue !== "" && `default: ${defaultValue}`,
  ].filter(Boolean);
  return extra.length > 0 ? `${description} (${extra.join("; ")})` : description;
}

/** The overview has one line for each command, including the subcommands of groups. */
const OVERVIEW: Partial<Help> = {
  visibleCommands: (program) => program.commands.flatMap((command) => leavesOf(command)),
  subcommandTerm: (command) => [pathOf(command), ...neededBy(command)].join(" "),
};

const groupView = (helper: Help): Partial<Help> => ({
  visibleCommands: (command) => [...command.commands],
  visibleOptions: (command) => [
    ...(command.commands.find(isList)?.options ?? []),
    ...Help.prototype.visibleOptions.call(helper, command),
  ],
  subcommandTerm: (command) => [listName(command), ...neededBy(command)].join(" "),
});

function leavesOf(command: Command): readonly Command[] {
  return command.commands.length > 0 ? command.commands : [command];
}

/** The words of a command, such as "orders show"; "orders [list]" if the last word may be left out. */
function pathOf(command: Command): string {
  return command.parent?.parent ? `${command.parent.name()} ${listName(command)}` : command.name();
}

const isList = (command: Command) => command.name() === "list" && command.parent?.parent !== null;
const listName = (command: Command) => (isList(command) ? "[list]" : command.name());

/** The arguments and required options of a command. */
function neededBy(command: Command): string[] {
  const options = command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
  return [...command.registeredArguments.map(termOf), ...options];
}

function termOf(argument: Argument): string {
  const term = `${argument.name()}${argument.variadic ? "..." : ""}`;
  return argument.required ? `<${term}>` : `[${term}]`;
}
