import type { Command } from "commander";
import { type CommandLine, onShop } from "../command-line";
import { addGroup } from "../group";
import { addExamples } from "../help/examples";
import { counted } from "../output/counted";
import { writeCsvFile } from "../output/write-csv-file";

/** Adds `newsletter`, which exports the subscribers for the program that sends the newsletter. */
export function addNewsletterCommands(program: Command, line: CommandLine): void {
  const newsletter = addGroup(program, "newsletter", "Hand the newsletter's subscribers to the program that sends it.");
  const command = newsletter
    .command("export")
    .summary("Write the subscribers into a CSV file")
    .description("Write the subscribers into a CSV file, each with an unsubscribe link for the end of the newsletter.")
    .argument("<file>", "the file to write; an existing one is replaced")
    .action(
      onShop(line, async (shop, file: string) => {
        const { rows } = await writeCsvFile(file, shop.exportSubscribers);
        await line.output.answer({ file, rows }, () => `Wrote ${file}: ${counted(rows, "subscriber")}.`);
      }),
    );
  addExamples(command, [["newsletter export subscribers.csv"]]);
}
