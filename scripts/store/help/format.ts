import { type Argument, type Command, Help, type Option } from "commander";
import { stylesFor } from "../output/styles";

/** Commander takes colours out again where the help is not read on a terminal. */
const { bold } = stylesFor(true, {});

/** Help as owners read it: all commands on one page, and with a group's own help the options of its list. */
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

/** One line for each command, also for those of groups. */
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

/** "orders show", and "orders [list]" where the word may be left out. */
function pathOf(command: Command): string {
  return command.parent?.parent ? `${command.parent.name()} ${listName(command)}` : command.name();
}

const isList = (command: Command) => command.name() === "list" && command.parent?.parent !== null;
const listName = (command: Command) => (isList(command) ? "[list]" : command.name());

/** Its arguments, and the options that it cannot do without. */
function neededBy(command: Command): string[] {
  const options = command.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
  return [...command.registeredArguments.map(termOf), ...options];
}

function termOf(argument: Argument): string {
  const term = `${argument.name()}${argument.variadic ? "..." : ""}`;
  return argument.required ? `<${term}>` : `[${term}]`;
}
