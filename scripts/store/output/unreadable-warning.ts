import { counted } from "./counted";
import type { Output } from "./output";

/** Names what is missing in a list or a file because it cannot be read; orders and quotations by their numbers. */
export function warnOfUnreadable(
  output: Output,
  noun: "order" | "quotation" | "part",
  numbers: readonly string[],
): void {
  if (numbers.length === 0) return;
  output.warn(
    `Warning: ${counted(numbers.length, noun)} cannot be read and is left out: ${numbers.join(", ")}. The shop's log says what is wrong.`,
  );
}
