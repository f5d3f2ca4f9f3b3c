import { makeOutput, type Stream } from "@/scripts/store/output/output";
import { runCommandLine } from "@/scripts/store/run";
import type { Shop } from "@/scripts/store/shop";

export type Typed = {
  code: number;
  /** What the command wrote to standard output. */
  out: string;
  /** What the command wrote to standard error. */
  err: string;
};

type Surroundings = {
  shop?: Partial<Shop>;
  /** Whether standard output and standard error are a terminal. */
  isTTY?: boolean;
  environment?: Record<string, string>;
};

/** Runs the command-line tool in the process of the test, by default on the suite's database, otherwise on `shop`. */
export async function typed(
  words: readonly string[],
  { shop, isTTY = false, environment = {} }: Surroundings = {},
): Promise<Typed> {
  const written = { out: "", err: "" };
  const stream = (name: "out" | "err"): Stream => ({ isTTY, columns: 100, write: (text) => (written[name] += text) });
  const output = makeOutput(stream("out"), stream("err"), environment);
  const findShop = async () => ({ ...((shop ?? (await ownShop())) as Shop), close: async () => {} });
  const code = await runCommandLine(words, { output, findShop, exitCode: 0 });
  return { code, ...written };
}

async function ownShop(): Promise<Shop> {
  const { openDirectShop } = await import("@/scripts/store/direct-shop");
  return openDirectShop("nila-loom");
}

/** Runs a command with --json and returns the parsed result. */
export async function typedJson(words: readonly string[], surroundings?: Surroundings): Promise<unknown> {
  const { out } = await typed([...words, "--json"], surroundings);
  return JSON.parse(out);
}
