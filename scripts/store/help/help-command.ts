import type { Command } from "commander";
import { refuseUnknownCommand } from "../group";
import { addExamples } from "./examples";

/**
 * Adds `help`. `help orders dispatch` shows the same as `orders dispatch --help`; commander's own help command accepts
 * only one word.
 */
export function addHelpCommand(program: Command): void {
  const help = program
    .helpCommand(false)
    .command("help")
    .description("Explain a command")
    .argument("[command...]", "its words, such as orders show")
    .action((words: readonly string[]) => {
      let found = program;
      for (const word of words) {
        const next = found.commands.find((command) => command.name() === word);
        if (!next) return refuseUnknownCommand(found, word);
        found = next;
      }
      found.help();
    });
  addExamples(help, [["help"], ["help orders"], ["help orders dispatch"]]);
}
