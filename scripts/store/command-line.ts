import type { Command } from "commander";
import type { Whereabouts } from "./find-shop";
import type { Output } from "./output/output";
import type { Shop } from "./shop";

/** The surroundings of a command. */
export type CommandLine = {
  output: Output;
  findShop: (whereabouts: Whereabouts, output: Output) => Promise<Shop>;
  /** 1 once a command could only do a part of its work. */
  exitCode: 0 | 1;
};

type GlobalOptions = { store?: string; url?: string; json?: boolean };

/** The store and the shop that the global options name. */
export function whereaboutsOf(command: Command): Whereabouts {
  const { store, url } = command.optsWithGlobals<GlobalOptions>();
  return { storeId: store, url };
}

/**
 * Makes the action of a command that needs the shop. The task gets the shop, then the values that commander passes to
 * actions: the command's arguments in their order, and its options.
 */
export function onShop<Given extends unknown[]>(
  { findShop, output }: CommandLine,
  task: (shop: Shop, ...given: Given) => Promise<void>,
): (...passed: unknown[]) => Promise<void> {
  return async (...passed) => {
    const command = passed.at(-1) as Command;
    const shop = await findShop(whereaboutsOf(command), output);
    // Commander does not type these values. The command's definition does.
    await task(shop, ...(passed as Given)).finally(shop.close);
  };
}
