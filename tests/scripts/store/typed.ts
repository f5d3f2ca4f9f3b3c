import { makeOutput, type Stream } from "@/scripts/store/output/output";
import { runCommandLine } from "@/scripts/store/run";
import type { Shop } from "@/scripts/store/shop";

export type Typed = {
  code: number;
  /** What a pipe gets. */
  out: string;
  /** What the person at the keyboard reads beside it. */
  err: string;
};

type Surroundings = {
  shop?: Partial<Shop>;
  /** Whether a person looks at both streams. */
  isTTY?: boolean;
  environment?: Record<string, string>;
};

/** Runs the command line in this process, on the suite's database or on another shop. */
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

/** What a command answers, as JSON. */
export async function typedJson(words: readonly string[], surroundings?: Surroundings): Promise<unknown> {
  const { out } = await typed([...words, "--json"], surroundings);
  return JSON.parse(out);
}
