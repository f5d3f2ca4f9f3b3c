import { counted } from "./counted";
import type { Output } from "./output";

/** Names the orders or quotations that are missing in a list or a file because they cannot be read. */
export function warnOfUnreadable(output: Output, noun: "order" | "quotation", numbers: readonly string[]): void {
  if (numbers.length === 0) return;
  output.warn(
    `Warning: ${counted(numbers.length, noun)} cannot be read and is left out: ${numbers.join(", ")}. The shop's log says what is wrong.`,
  );
}
