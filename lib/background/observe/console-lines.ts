import "server-only";

type Level = "info" | "warn" | "error";
export type Line = { level: Level; said: readonly unknown[] };

const METHODS: readonly (readonly [method: "log" | "info" | "warn" | "error", level: Level])[] = [
  ["log", "info"],
  ["info", "info"],
  ["warn", "warn"],
  ["error", "error"],
];

/**
 * Passes every line that is printed from now on, ours and those of Next.js, to `onLine`, which gets how to print it as
 * before.
 */
export function onConsoleLine(onLine: (line: Line, print: () => void) => void): void {
  for (const [method, level] of METHODS) {
    const before = console[method].bind(console);
    console[method] = (...said: unknown[]) => onLine({ level, said }, () => before(...said));
  }
}

/** The error among what was said; undefined if there is none. */
export const errorIn = ({ said }: Line): Error | undefined => said.find((each) => each instanceof Error);
