import { writeFileSync } from "node:fs";
import type { Command } from "commander";
import { type CommandLine, onShop } from "../command-line";
import { fileError } from "../file-error";
import { addExamples } from "../help/examples";
import { ShopError } from "../shop";

/** Adds `returns picture`, which saves the picture that a shopper sent with a return. */
export function addPicture(returns: Command, line: CommandLine): void {
  const command = returns
    .command("picture")
    .description("Save the picture that came with it")
    .argument("<return>", "its id, as the list shows it")
    .argument("[file]", "the WebP file to write; an existing one is replaced")
    .action(
      onShop(line, async (shop, id: string, file: string | undefined) => {
        const { picture_id } = await shop.showReturn(id);
        if (picture_id === null) throw new ShopError("The customer sent no picture with this return.");
        const target = file ?? `return-${id}.webp`;
        const { content } = await shop.readPersonalFile(picture_id);
        try {
          writeFileSync(target, Buffer.from(content, "base64"));
        } catch (error) {
          throw fileError(target, "written", error as NodeJS.ErrnoException);
        }
        await line.output.answer({ file: target }, () => `Wrote ${target}.`);
      }),
    );
  addExamples(command, [["returns picture 0123456789abcdef"], ["returns picture 0123456789abcdef damage.webp"]]);
}
