import type { Command } from "commander";
import type { PreparedPicturesAnswer } from "@/lib/contracts/media/owner-calls";
import { type CommandLine, onShop } from "../command-line";
import { addExamples } from "../help/examples";

/** Adds `pictures`, which says how many of the smaller versions of pictures are ready for visitors. */
export function addPictureCommand(program: Command, line: CommandLine): void {
  const pictures = program
    .command("pictures")
    .summary("Say how many pictures are ready")
    .description("Say how many of the sizes in which pages show pictures are ready, before visitors ask for them.")
    .action(
      onShop(line, async (shop) => {
        const answer = await shop.countRenditions();
        await line.output.answer(answer, () => progressText(answer));
      }),
    );
  addExamples(pictures, [["pictures"], ["pictures --json"]]);
}

function progressText({ renditions, ready, is_preparing }: PreparedPicturesAnswer): string {
  if (renditions === 0) return "The store has no pictures.";
  if (ready === renditions) return `All ${renditions} sizes of the store's pictures are ready.`;
  const share = `${ready} of ${renditions} sizes of the store's pictures are ready (${Math.floor((100 * ready) / renditions)} %).`;
  return is_preparing
    ? `${share} The shop makes the others in the background, those that most visitors see first.`
    : `${share} The others are made when the shop runs, or when a browser asks for them.`;
}
