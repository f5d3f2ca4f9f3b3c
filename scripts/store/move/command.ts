import { setTimeout } from "node:timers/promises";
import { type Command, InvalidArgumentError } from "commander";
import { type CommandLine, onShop } from "../command-line";
import { addExamples } from "../help/examples";
import { counted } from "../output/counted";
import { type Shop, ShopError } from "../shop";
import { MOVE_FAILURE_TEXTS } from "./texts";

const PAUSE_MS = 500;

/** Adds `move`, which carries the embedded database over to PostgreSQL while the shop runs. */
export function addMoveCommand(program: Command, line: CommandLine): void {
  const move = program
    .command("move")
    .summary("Move the database to PostgreSQL")
    .description(
      "Carry the embedded database over to an empty PostgreSQL database, while the shop runs. Shoppers go on meanwhile; " +
        "writes are refused for the last seconds only. Every table is counted and summed up in both before the shop uses " +
        "the new one. The uploads stay where they are. Then set DATABASE_URL for the next start.",
    )
    .requiredOption("--to <address>", "the empty database", readAddress)
    .action(onShop(line, async (shop, { to }: { to: string }) => moveTo(line, shop, to)));
  addExamples(move, [["move --to postgres://shop:password@localhost/shop"]]);
}

function readAddress(text: string): string {
  if (URL.canParse(text) && /^postgres(?:ql)?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError("Expected an address such as postgres://shop:password@localhost/shop.");
}

async function moveTo({ output }: CommandLine, shop: Shop, to: string): Promise<void> {
  output.note("Moving");
  for (let state = await shop.startMove(to); ; state = await shop.describeMove()) {
    const { is_moving, moved, failure } = state;
    if (failure) throw new ShopError(MOVE_FAILURE_TEXTS[failure]);
    if (moved) {
      const { database, tables, rows, seconds, refused_seconds: refused } = moved;
      await output.answer(moved, () =>
        [
          `Moved to ${database} in ${seconds.toFixed(1)} s: ${counted(rows, "row")} in ${counted(tables, "table")} with the same sums.`,
          `Writes were refused for ${refused.toFixed(1)} s. Set DATABASE_URL to this database before the next start.`,
        ].join("\n"),
      );
      return;
    }
    if (!is_moving) throw new ShopError(MOVE_FAILURE_TEXTS.move_failed);
    await setTimeout(PAUSE_MS);
  }
}
