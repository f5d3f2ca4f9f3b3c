import type { Command } from "commander";
import type { Whereabouts } from "./find-shop";
import type { Output } from "./output/output";
import type { Shop } from "./shop";

/** What the commands work with. */
export type CommandLine = {
  output: Output;
  findShop: (whereabouts: Whereabouts, output: Output) => Promise<Shop>;
  /** 1 once a command has done only a part of what it was asked for. */
  exitCode: 0 | 1;
};

export type GlobalOptions = { store?: string; url?: string; json?: boolean };

/** Which store is meant, and at which shop. */
export function whereaboutsOf(command: Command): Whereabouts {
  const { store, url } = command.optsWithGlobals<GlobalOptions>();
  return { storeId: store, url };
}

/**
 * Makes the action of a command that asks the shop: the task gets the shop, then what commander hands to actions, which
 * are the command's arguments and options in the order in which it defines them.
 */
export function onShop<Given extends unknown[]>(
  { findShop, output }: CommandLine,
  task: (shop: Shop, ...given: Given) => Promise<void>,
): (...handed: unknown[]) => Promise<void> {
  return async (...handed) => {
    const command = handed.at(-1) as Command;
    const shop = await findShop(whereaboutsOf(command), output);
    // Commander's types leave open what it hands over: the command's own definition says it.
    await task(shop, ...(handed as Given)).finally(shop.close);
  };
}
