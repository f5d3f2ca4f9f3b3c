import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { type CommandLine, onShop } from "../command-line";
import { fileError } from "../file-error";
import { addExamples } from "../help/examples";

/** Adds `orders tailor-sheet`, which writes what a tailor needs to know into a page to print. */
export function addTailorSheet(orders: Command, line: CommandLine): void {
  const command = orders
    .command("tailor-sheet")
    .description("Write a sheet for the tailor, item by item")
    .argument("<order>", "its number or id")
    .argument("[file]", "the HTML file to write; an existing one is replaced")
    .action(
      onShop(line, async (shop, name: string, file: string | undefined) => {
        const { number, html, pages } = await shop.readTailorSheet(name);
        const target = file ?? `tailor-sheet-${number}.html`;
        try {
          writeFileSync(target, html);
        } catch (error) {
          throw fileError(target, "written", error as NodeJS.ErrnoException);
        }
        await line.output.answer(
          { file: target, pages },
          () => `Wrote ${target}: ${pages} ${pages === 1 ? "page" : "pages"}. Open it in a browser to print it.`,
        );
      }),
    );
  addExamples(command, [
    ["orders tailor-sheet 482913-1126-100001"],
    ["orders tailor-sheet 482913-1126-100001 sheet.html"],
  ]);
}
