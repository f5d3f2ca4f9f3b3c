import { Argument, type Command } from "commander";
import type { CommandLine } from "../command-line";
import { addExamples } from "../help/examples";
import { bashScript } from "./bash";
import { completionNodes } from "./nodes";
import { zshScript } from "./zsh";

const SCRIPTS = { bash: bashScript, zsh: zshScript };

/** Adds `completion`, which prints a script that makes the user's shell complete these commands when Tab is pressed. */
export function addCompletionCommand(program: Command, { output }: CommandLine): void {
  const completion = program
    .command("completion")
    .summary("Print a completion script for your shell")
    .description(
      "Print a script that completes commands, options and their values when you press Tab, after `npm run store --` and " +
        "after `store`, if you make that an alias. Write it into a file that your shell reads when it starts; write it anew " +
        "after an update of the shop.",
    )
    .addArgument(new Argument("<bash|zsh>", "your shell").choices(Object.keys(SCRIPTS)))
    .action((shell: keyof typeof SCRIPTS) => {
      output.stdout.write(SCRIPTS[shell](completionNodes(program)));
    });
  addExamples(completion, [
    ["completion bash > ~/.store-completion.bash", "then: echo 'source ~/.store-completion.bash' >> ~/.bashrc"],
    ["completion zsh > ~/.store-completion.zsh", "then: echo 'source ~/.store-completion.zsh' >> ~/.zshrc"],
  ]);
}
