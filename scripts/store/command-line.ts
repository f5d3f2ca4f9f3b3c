import type { Command } from "commander";
import type { Whereabouts } from "./find-shop";
import type { Output } from "./output/output";
import type { Shop } from "./shop";

/** What a command works with: its output, the function that finds the shop, and the exit code that the command sets. */
export type CommandLine = {
  output: Output;
  findShop: (whereabouts: Whereabouts, output: Output) => Promise<Shop>;
  /** Set to 1 if the command has done only a part of its work. */
  exitCode: 0 | 1;
};

type GlobalOptions = { store?: string; url?: string; json?: boolean };

/** Returns the URL of the shop and the id of the store that the user has given in global options (--url, --store). */
export function whereaboutsOf(command: Command): Whereabouts {
  const { store, url } = command.optsWithGlobals<GlobalOptions>();
  return { storeId: store, url };
}

/**
 * Makes a commander action from `task`, for commands that need the shop. `task` gets the shop, then the values that
 * commander passes to every action: the command's arguments in their order, and its options.
 */
export function onShop<Given extends unknown[]>(
  { findShop, output }: CommandLine,
  task: (shop: Shop, ...given: Given) => Promise<void>,
): (...passed: unknown[]) => Promise<void> {
  return async (...passed) => {
    const command = passed.at(-1) as Command;
    const shop = await findShop(whereaboutsOf(command), output);
    // Commander passes these values as `unknown`; their types follow from the arguments and options of the command.
    await task(shop, ...(passed as Given)).finally(shop.close);
  };
}
