import { Command } from "commander";

/**
 * Adds a command with subcommands. In a group with the default subcommand `list`, commander would treat a mistyped
 * subcommand as an argument of `list`; here it is refused as an unknown command, with a suggestion.
 */
export function addGroup(program: Command, name: string, description: string): Command {
  const group = program.command(name).description(description).commandsGroup(program.commandsGroup());
  return group.hook("preSubcommand", () => {
    const [word] = group.args;
    const isKnown = word === undefined || word.startsWith("-") || group.commands.some((each) => each.name() === word);
    if (!isKnown) refuseUnknownCommand(group, word);
  });
}

/** Fails with commander's error for an unknown command: `word` is not a subcommand of `group`. */
export function refuseUnknownCommand(group: Command, word: string): void {
  const names = new Command(group.name()).copyInheritedSettings(group);
  for (const each of group.commands) names.command(each.name());
  names.parse([word], { from: "user" });
}
